import { HistoryList } from '../../ui/history-list'
import { LocalTime, usePreparedLocalTime } from '../../ui/local-time'
import { Note } from '../../ui/note'
import { useCurrency } from './store'

export function RecentConversions() {
  const history = useCurrency((s) => s.history)
  const clearHistory = useCurrency((s) => s.clearHistory)
  usePreparedLocalTime()
  return (
    <HistoryList
      title="Recent Conversions"
      emptyText="No conversions yet"
      clearLabel="Clear"
      items={history}
      keyOf={(entry) => entry.id}
      renderItem={({ amount, from, to, result, timestampMs }) => (
        <>
          {amount} {from} ={' '}
          <strong>
            {result} {to}
          </strong>
          <Note>
            <LocalTime timestampMs={timestampMs} />
          </Note>
        </>
      )}
      onClear={clearHistory}
    />
  )
}
