import { Button } from '../../../ui/button'
import { HistoryList } from '../../../ui/history-list'
import { LocalTime, usePreparedLocalTime } from '../../../ui/local-time'
import styles from './results.module.css'
import { useUnits } from '../store'

export function RecentConversions() {
  const history = useUnits((s) => s.history)
  const recall = useUnits((s) => s.recall)
  const clearHistory = useUnits((s) => s.clearHistory)
  usePreparedLocalTime()
  return (
    <HistoryList
      title="Recent Conversions"
      emptyText="No conversions yet"
      clearLabel="Clear History"
      items={history}
      keyOf={(entry) => entry.id}
      renderItem={(entry) => (
        <Button
          tone="row"
          className={styles.entry}
          title="Convert this again"
          onClick={() => recall(entry)}
        >
          <span>
            {entry.from} = <strong>{entry.to}</strong>
          </span>
          <span className={styles.moment}>
            {entry.category} · <LocalTime timestampMs={entry.timestampMs} />
          </span>
        </Button>
      )}
      pressable
      onClear={clearHistory}
    />
  )
}
