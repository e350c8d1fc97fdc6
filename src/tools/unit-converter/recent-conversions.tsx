import { HistoryList } from '../../ui/history-list'
import styles from './page.module.css'
import { useUnits } from './store'

export function RecentConversions() {
  const history = useUnits((s) => s.history)
  const clearHistory = useUnits((s) => s.clearHistory)
  return (
    <div className={styles.recent}>
      <HistoryList
        title="Recent Conversions"
        emptyText="No conversions yet"
        clearLabel="Clear History"
        items={history}
        keyOf={(entry) => entry.id}
        renderItem={({ category, from, to, timestamp }) => (
          <>
            {from} = <strong>{to}</strong>
            <small className={styles.origin}>
              {category} · {timestamp}
            </small>
          </>
        )}
        onClear={clearHistory}
      />
    </div>
  )
}
