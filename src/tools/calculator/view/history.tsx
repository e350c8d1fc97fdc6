import { figures } from '#lib/figures.en'
import { figure } from '#lib/writing.en'
import { useModal } from '#ui/browser/use-modal'
import { Button } from '#ui/buttons/button'
import { HistoryList } from '#ui/layout/history-list'
import type { HistoryEntry } from '../domain/calculator'
import { useCalculator } from '../state'
import * as texts from '../texts.en'
import styles from './history.module.css'
import { HISTORY_ID } from './mode-bar'

function Equation({ equation, onUsed }: { equation: HistoryEntry; onUsed: () => void }) {
  const reuse = useCalculator((s) => s.reuse)
  return (
    <Button
      variant="row"
      className={styles.equation}
      title={texts.USE_RESULT}
      onClick={() => {
        reuse(equation)
        onUsed()
      }}
    >
      <span dir="ltr">{figures(equation.expression)} =</span>{' '}
      <strong>{figure(equation.shown)}</strong>
    </Button>
  )
}

/** @param onUsed called when a result has been put on the display */
function HistoryPanel({ onUsed = () => {} }: { onUsed?: () => void }) {
  const history = useCalculator((s) => s.calculator.history)
  const clearHistory = useCalculator((s) => s.clearHistory)
  return (
    <>
      <HistoryList
        {...texts.HISTORY_LIST}
        items={history}
        keyOf={(equation) => equation.id}
        renderItem={(equation) => <Equation equation={equation} onUsed={onUsed} />}
        pressable
        onClear={clearHistory}
      />
      {history.length === 0 && <p className={styles.hint}>{texts.HISTORY_HINT}</p>}
    </>
  )
}

/** The history beside the keys, where there is room. */
export function HistoryTape() {
  return (
    <div id={HISTORY_ID} className={styles.tape}>
      <HistoryPanel />
    </div>
  )
}

/** The history over the keys, where there is no room beside them. */
export function HistorySheet({ onClose }: { onClose: () => void }) {
  const { dialog, close } = useModal(onClose)
  return (
    <dialog {...dialog} id={HISTORY_ID} className={styles.sheet} aria-label={texts.HISTORY}>
      <div className={styles.content}>
        <div className={styles.list}>
          <HistoryPanel onUsed={close} />
        </div>
        <Button onClick={close}>{texts.CLOSE}</Button>
      </div>
    </dialog>
  )
}
