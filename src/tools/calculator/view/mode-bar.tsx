import { Button } from '#ui/buttons/button'
import { Segmented } from '#ui/fields/segmented'
import { useCalculator, type Mode } from '../state'
import * as texts from '../texts.en'
import styles from './mode-bar.module.css'

export const HISTORY_ID = 'calculator-history'

const MODES: readonly { value: Mode; text: string }[] = [
  { value: 'standard', text: texts.MODES.standard },
  { value: 'scientific', text: texts.MODES.scientific },
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
      <Segmented label={texts.MODE_LABEL} value={mode} options={MODES} onChange={chooseMode} />
      <Button
        variant="quiet"
        icon="rotate-ccw-clock"
        aria-expanded={historyShown}
        aria-controls={historyShown ? HISTORY_ID : undefined}
        onClick={onHistory}
      >
        {texts.HISTORY}
      </Button>
    </div>
  )
}
