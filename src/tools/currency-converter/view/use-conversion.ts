import { useDeferredValue } from 'react'
import { useRested } from '#ui/feedback/use-rested'
import { isPositiveAmount } from '../domain/amount'
import { conversionOf, fallbackConversionOf } from '../domain/conversion'
import { useCurrency } from '../state'

/** What follows from the typed amount comes after the amount itself: a key is never held up. */
export const useConversion = () => useDeferredValue(useCurrency(conversionOf))

/** The result by the rates at hand, while others are on their way. */
export const useFallbackConversion = () => useDeferredValue(useCurrency(fallbackConversionOf))

/** The codes of both sides. */
export const usePair = () => ({ from: useCurrency((s) => s.from), to: useCurrency((s) => s.to) })

/** The amount is zero, and not on its way to a number that begins with one. */
export function useIsZero(): boolean {
  const amount = useCurrency((s) => s.amount)
  const isRested = useRested(amount) === amount
  return isRested && amount !== '' && !isPositiveAmount(amount)
}
