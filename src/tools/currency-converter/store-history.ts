import { restingHistory } from '../../lib/resting-history'
import { conversionOf } from './domain/conversion'
import type { KeptConversion, StoreTools } from './store-state'

/** Spec §9. */
const HISTORY_LIMIT = 10

const isSame = (a: KeptConversion, b: KeptConversion) =>
  a.amount === b.amount && a.from === b.from && a.to === b.to && a.result === b.result

/** A resting history that waits for a conversion whose rates are still on their way. */
export function createHistory({ setState, getState, deps }: StoreTools) {
  let isAwaited = false

  function draft(): KeptConversion | null {
    const { from, to } = getState()
    const conversion = conversionOf(getState())
    isAwaited = conversion.phase === 'loading' || conversion.phase === 'error'
    if (conversion.phase !== 'success') return null
    const { rate, figures } = conversion
    return {
      amount: figures.amount,
      from: from.toUpperCase(),
      to: to.toUpperCase(),
      rate,
      result: figures.result.fixed,
      timestampMs: deps.now(),
    }
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
