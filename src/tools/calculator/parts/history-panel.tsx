import { Button } from '../../../ui/button'
import { HistoryList } from '../../../ui/history-list'
import { HISTORY_ID } from './keyboard'
import styles from '../page.module.css'
import { useCalculator } from '../store'

export function HistoryPanel() {
  const history = useCalculator((s) => s.calculator.history)
  const clearHistory = useCalculator((s) => s.clearHistory)
  const reuse = useCalculator((s) => s.reuse)
  return (
    <div id={HISTORY_ID} className={styles.history}>
      <HistoryList
        title="Calculation History"
        emptyText="No calculations yet"
        clearLabel="Clear History"
        items={history}
        keyOf={(equation) => equation.id}
        renderItem={(equation) => (
          <Button
            tone="row"
            className={styles.equation}
            title="Use this result"
            onClick={() => reuse(equation)}
          >
            {equation.text}
          </Button>
        )}
        pressable
        onClear={clearHistory}
      />
    </div>
  )
}
