import { restingHistory } from '#lib/resting-history'
import { conversionOf } from './domain/conversion'
import type { KeptConversion, StoreTools } from './store-state'

/** A resting history that waits for a conversion whose rates are still on their way. */
export function createHistory({ setState, getState, deps }: StoreTools) {
  let isAwaited = false

  function draft(): KeptConversion | null {
    const conversion = conversionOf(getState())
    isAwaited = conversion.phase === 'loading' || conversion.phase === 'error'
    if (conversion.phase !== 'success') return null
    const { from, to, rate, figures } = conversion
    const { amount, result } = figures
    return { amount, from, to, rate, result: result.fixed, timestampMs: deps.now() }
  }
  const rows = restingHistory<KeptConversion>({
    draft,
    isSame: (a, b) =>
      a.amount === b.amount && a.from === b.from && a.to === b.to && a.result === b.result,
    getState,
    setState,
    schedule: deps.schedule,
  })

  return {
    ...rows,
    rest() {
      isAwaited = false
      rows.rest()
    },
    /** Keeps what has not rested yet; what comes next makes no row. */
    close() {
      rows.endRest()
      isAwaited = false
    },
    /** There are rates now. */
    keepAwaited() {
      if (isAwaited) rows.keep()
    },
  }
}

export type CurrencyHistory = ReturnType<typeof createHistory>
