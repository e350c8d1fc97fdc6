import { withNewest } from '../../lib/history'
import { conversionOf } from './domain/conversion'
import { figuresOf } from './domain/figures'
import type { ConversionEntry, StoreTools } from './store-state'

/** Spec §9. */
const HISTORY_LIMIT = 10
/** A value that has rested so long is a conversion that the visitor wanted. */
const REST_MS = 1000

const isSame = (a: ConversionEntry, b: ConversionEntry) =>
  a.amount === b.amount && a.from === b.from && a.to === b.to && a.result === b.result

/** Takes conversions into the history: not each keystroke's, but those that stay. */
export function createHistory({ setState, getState, deps }: StoreTools) {
  let nextId = 1
  let restTimer: ReturnType<typeof setTimeout> | undefined
  /** The next conversion that comes is to be kept. */
  let awaited = false

  function add(rate: number) {
    const { amount: typed, from, to, history } = getState()
    const { amount, result } = figuresOf(typed, rate)
    const entry: ConversionEntry = {
      id: nextId,
      amount,
      from: from.toUpperCase(),
      to: to.toUpperCase(),
      rate,
      result: result.fixed,
      timestampMs: deps.now(),
    }
    const [newest] = history
    if (newest && isSame(newest, entry)) return
    nextId++
    setState({ history: withNewest(history, entry, HISTORY_LIMIT) })
  }

  function keep() {
    clearTimeout(restTimer)
    restTimer = undefined
    const conversion = conversionOf(getState())
    awaited = conversion.phase === 'loading' || conversion.phase === 'error'
    if (conversion.phase === 'success') add(conversion.rate)
  }

  return {
    keep,
    rest() {
      clearTimeout(restTimer)
      awaited = false
      restTimer = setTimeout(keep, REST_MS)
    },
    /** What is there now, or comes next, makes no row. */
    forget() {
      clearTimeout(restTimer)
      restTimer = undefined
      awaited = false
    },
    endRest() {
      if (restTimer !== undefined) keep()
    },
    arrived() {
      if (awaited) keep()
    },
  }
}
