import { Button } from '../../../ui/buttons/button'
import { LocalTime } from '../../../ui/layout/local-time'
import { RecentConversions } from '../../../ui/layout/recent-conversions'
import styles from './parts.module.css'
import { useCurrency } from '../store'

export function CurrencyHistory() {
  const history = useCurrency((s) => s.history)
  const clearHistory = useCurrency((s) => s.clearHistory)
  const recall = useCurrency((s) => s.recall)
  return (
    <RecentConversions
      clearLabel="Clear"
      items={history}
      renderItem={(entry) => (
        <Button
          variant="row"
          className={styles.recent}
          title="Convert this again"
          onClick={() => recall(entry)}
        >
          <span>
            {entry.amount} {entry.from} ={' '}
            <strong>
              {entry.result} {entry.to}
            </strong>
          </span>
          <small>
            <LocalTime timestampMs={entry.timestampMs} />
          </small>
        </Button>
      )}
      onClear={clearHistory}
    />
  )
}
