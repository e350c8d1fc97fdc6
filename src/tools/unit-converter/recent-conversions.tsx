import { HistoryList } from '../../ui/history-list'
import { Note } from '../../ui/note'
import { useUnits } from './store'

export function RecentConversions() {
  const history = useUnits((s) => s.history)
  const clearHistory = useUnits((s) => s.clearHistory)
  return (
    <HistoryList
      title="Recent Conversions"
      emptyText="No conversions yet"
      clearLabel="Clear History"
      items={history}
      keyOf={(entry) => entry.id}
      renderItem={({ category, from, to, timestamp }) => (
        <>
          {from} = <strong>{to}</strong>
          <Note>
            {category} · {timestamp}
          </Note>
        </>
      )}
      onClear={clearHistory}
    />
  )
}
