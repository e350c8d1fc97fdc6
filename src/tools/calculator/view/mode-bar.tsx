import { Button } from '#ui/buttons/button'
import { Segmented } from '#ui/fields/segmented'
import styles from './mode-bar.module.css'
import { useCalculator, type Mode } from '../state'

export const HISTORY_ID = 'calculator-history'

const MODES: readonly { value: Mode; text: string }[] = [
  { value: 'standard', text: 'Standard' },
  { value: 'scientific', text: 'Scientific' },
]

interface Props {
  historyShown: boolean
  onHistory: () => void
}

export function ModeBar({ historyShown, onHistory }: Props) {
  const mode = useCalculator((s) => s.mode)
  const chooseMode = useCalculator((s) => s.chooseMode)
  return (
    <div className={styles.modes}>
      <Segmented label="Mode" value={mode} options={MODES} onChange={chooseMode} />
      <Button
        variant="chip"
        icon="rotate-ccw-clock"
        aria-expanded={historyShown}
        aria-controls={historyShown ? HISTORY_ID : undefined}
        onClick={onHistory}
      >
        History
      </Button>
    </div>
  )
}
