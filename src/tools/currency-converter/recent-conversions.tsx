import { HistoryList } from '../../ui/history-list'
import { Note } from '../../ui/note'
import { useCurrency } from './store'

export function RecentConversions() {
  const history = useCurrency((s) => s.history)
  const clearHistory = useCurrency((s) => s.clearHistory)
  return (
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
          <Note>{timestamp}</Note>
        </>
      )}
      onClear={clearHistory}
    />
  )
}
