import { restingHistory } from '../../lib/resting-history'
import { conversionOf } from './domain/conversion'
import type { CurrencyState, KeptConversion, StoreTools } from './store-state'

/** Spec §9. */
const HISTORY_LIMIT = 10

const isSame = (a: KeptConversion, b: KeptConversion) =>
  a.amount === b.amount && a.from === b.from && a.to === b.to && a.result === b.result

function keptConversion(input: CurrencyState, timestampMs: number): KeptConversion | null {
  const conversion = conversionOf(input)
  if (conversion.phase !== 'success') return null
  const { from, to, rate, figures } = conversion
  return { amount: figures.amount, from, to, rate, result: figures.result.fixed, timestampMs }
}

/** A resting history that waits for a conversion whose rates are still on their way. */
export function createHistory({ setState, getState, deps }: StoreTools) {
  let isAwaited = false

  function draft() {
    const { phase } = conversionOf(getState())
    isAwaited = phase === 'loading' || phase === 'error'
    return keptConversion(getState(), deps.now())
  }
  const rows = restingHistory<KeptConversion>({
    limit: HISTORY_LIMIT,
    draft,
    isSame,
    read: () => getState().history,
    write: (history) => setState({ history }),
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
