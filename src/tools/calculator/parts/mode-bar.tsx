import type { RefObject } from 'react'
import { Button } from '../../../ui/button'
import { Segmented } from '../../../ui/segmented'
import { HISTORY_ID } from './keyboard'
import styles from '../page.module.css'
import { useCalculator, type Mode } from '../store'

const MODES: readonly { value: Mode; text: string }[] = [
  { value: 'standard', text: 'Standard' },
  { value: 'scientific', text: 'Scientific' },
]

export function ModeBar({ historyToggle }: { historyToggle: RefObject<HTMLButtonElement | null> }) {
  const mode = useCalculator((s) => s.mode)
  const chooseMode = useCalculator((s) => s.chooseMode)
  const historyOpen = useCalculator((s) => s.historyOpen)
  const toggleHistory = useCalculator((s) => s.toggleHistory)
  return (
    <div className={styles.modes}>
      <Segmented label="Mode" value={mode} options={MODES} onChange={chooseMode} />
      <Button
        ref={historyToggle}
        icon="history"
        aria-expanded={historyOpen}
        aria-controls={historyOpen ? HISTORY_ID : undefined}
        onClick={toggleHistory}
      >
        History
      </Button>
    </div>
  )
}
