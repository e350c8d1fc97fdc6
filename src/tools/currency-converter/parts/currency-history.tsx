import { RecentConversions } from '../../../ui/layout/recent-conversions'
import { useCurrency, useLateCurrency } from '../store'

export function CurrencyHistory() {
  const history = useLateCurrency((s) => s.history)
  const clearHistory = useCurrency((s) => s.clearHistory)
  const recall = useCurrency((s) => s.recall)
  return (
    <RecentConversions
      clearLabel="Clear"
      items={history}
      textsOf={({ amount, from, result, to }) => ({
        from: `${amount} ${from}`,
        to: `${result} ${to}`,
      })}
      onRecall={recall}
      onClear={clearHistory}
    />
  )
}
