import { HistoryList } from '../../ui/history-list'
import { LocalTime, usePreparedLocalTime } from '../../ui/local-time'
import { Note } from '../../ui/note'
import { useUnits } from './store'

export function RecentConversions() {
  const history = useUnits((s) => s.history)
  const clearHistory = useUnits((s) => s.clearHistory)
  usePreparedLocalTime()
  return (
    <HistoryList
      title="Recent Conversions"
      emptyText="No conversions yet"
      clearLabel="Clear History"
      items={history}
      keyOf={(entry) => entry.id}
      renderItem={({ category, from, to, timestampMs }) => (
        <>
          {from} = <strong>{to}</strong>
          <Note>
            {category} · <LocalTime timestampMs={timestampMs} />
          </Note>
        </>
      )}
      onClear={clearHistory}
    />
  )
}
