import { useDeferredValue } from 'react'
import { conversionOf, savedConversionOf } from '../domain/conversion'
import { useCurrency } from '../state'

/** What follows from the typed amount comes after the amount itself: a key is never held up. */
export const useConversion = () => useDeferredValue(useCurrency(conversionOf))

/** What the saved rates give meanwhile. */
export const useSavedConversion = () => useDeferredValue(useCurrency(savedConversionOf))

/** The codes of both sides. */
export const usePair = () => ({ from: useCurrency((s) => s.from), to: useCurrency((s) => s.to) })
