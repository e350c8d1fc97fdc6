import { Button } from '../../../ui/buttons/button'
import { HistoryList } from '../../../ui/layout/history-list'
import { LocalTime, usePreparedLocalTime } from '../../../ui/layout/local-time'
import styles from './parts.module.css'
import { useCurrency } from '../store'

export function RecentConversions() {
  const history = useCurrency((s) => s.history)
  const clearHistory = useCurrency((s) => s.clearHistory)
  const recall = useCurrency((s) => s.recall)
  usePreparedLocalTime()
  return (
    <HistoryList
      title="Recent Conversions"
      emptyText="No conversions yet"
      clearLabel="Clear"
      items={history}
      keyOf={(entry) => entry.id}
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
      pressable
      onClear={clearHistory}
    />
  )
}
