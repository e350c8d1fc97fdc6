import { HistoryList } from '../../ui/history-list'
import styles from './page.module.css'
import { useCurrency } from './store'

export function RecentConversions() {
  const history = useCurrency((s) => s.history)
  const clearHistory = useCurrency((s) => s.clearHistory)
  return (
    <div className={styles.recent}>
      <HistoryList
        title="Recent Conversions"
        emptyText="No conversions yet"
        clearLabel="Clear"
        items={history}
        keyOf={(entry) => entry.id}
        renderItem={({ amount, from, to, result, timestamp }) => (
          <>
            {amount} {from} ={' '}
            <strong>
              {result} {to}
            </strong>
            <small>{timestamp}</small>
          </>
        )}
        onClear={clearHistory}
      />
    </div>
  )
}
