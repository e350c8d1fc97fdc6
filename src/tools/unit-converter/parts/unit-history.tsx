import { RecentConversions } from '../../../ui/layout/recent-conversions'
import { useLateUnits, useUnits } from '../store'

export function UnitHistory() {
  const history = useLateUnits((s) => s.history)
  const clearHistory = useUnits((s) => s.clearHistory)
  const recall = useUnits((s) => s.recall)
  return (
    <RecentConversions
      clearLabel="Clear History"
      items={history}
      textsOf={({ from, to, category }) => ({ from, to, more: category })}
      onRecall={recall}
      onClear={clearHistory}
    />
  )
}
