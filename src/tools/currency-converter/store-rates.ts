import { logError } from '../../platform/log'
import { conversionOf, isConvertible } from './domain/conversion'
import type { RatesFile } from './domain/rates'
import { isDated, mayReplace } from './domain/saved-rates'
import { logFailure } from './store-log'
import type { StoreTools } from './store-state'

/** Rates are published daily: what is older is asked for again, also within a visit. */
const FRESH_MS = 86_400_000

/** Arrow keys go through a select: what they pass is not fetched. */
const REST_MS = 1000

/** One file a source: it has every target. */
function createFiles({ deps }: StoreTools) {
  const files = new Map<string, { file: RatesFile; atMs: number }>()
  return {
    fresh(from: string): RatesFile | null {
      const known = files.get(from)
      return known && deps.now() - known.atMs < FRESH_MS ? known.file : null
    },
    add(from: string, file: RatesFile) {
      files.set(from, { file, atMs: deps.now() })
      if (isDated(file) && mayReplace(deps.readKept(), file)) deps.keepRates(file)
    },
    drop: (from: string) => void files.delete(from),
  }
}

/** Logs a pair without a rate once, not at every keystroke. */
function createMissingReport({ getState }: StoreTools) {
  let reported = ''
  return () => {
    const { from, to } = getState()
    const conversion = conversionOf(getState())
    if (conversion.phase !== 'error' || conversion.cause !== 'missing-rate') return
    const pair = `${from.toUpperCase()} to ${to.toUpperCase()}`
    if (pair !== reported) logError(`Exchange rate missing: ${pair}`)
    reported = pair
  }
}

interface Listeners {
  /** Rates of the present source are there. */
  arrived: () => void
  /** No host gave any. */
  failed: () => void
}

/** Brings the rates of the present source, once a visit; an answer for another source is not shown. */
export function createRates(tools: StoreTools, { arrived, failed }: Listeners) {
  const { setState, getState, deps, hosts } = tools
  const files = createFiles(tools)
  const reportMissing = createMissingReport(tools)
  let request = 0
  /** The source whose rates are on their way. */
  let asked: string | null = null
  let restTimer: ReturnType<typeof setTimeout> | undefined

  function show(file: RatesFile) {
    const { rates } = getState()
    if (rates.phase !== 'ready' || rates.file !== file) {
      setState({ rates: { phase: 'ready', file }, usingSaved: false, nowMs: deps.now() })
    }
    reportMissing()
    arrived()
  }
  async function ask(from: string) {
    asked = from
    const mine = ++request
    setState({ rates: { phase: 'loading' } })
    const got = await deps.fetchRates(from, hosts.first)
    if (mine !== request) return
    asked = null
    if (got.ok) {
      hosts.first = got.value.host
      files.add(from, got.value.value)
    }
    if (from !== getState().from) return
    if (got.ok) return show(got.value.value)
    logFailure('Exchange rates', got.error)
    setState({ rates: { phase: 'failed' }, nowMs: deps.now() })
    failed()
  }
  function endRest() {
    if (restTimer !== undefined) ensure()
  }
  function cancelRest() {
    clearTimeout(restTimer)
    restTimer = undefined
  }
  function ensure(fetch: (from: string) => void = (from) => void ask(from)) {
    cancelRest()
    const { from } = getState()
    const file = files.fresh(from)
    if (file) show(file)
    else if (asked === from) setState({ rates: { phase: 'loading' } })
    else if (isConvertible(getState())) fetch(from)
    else setState({ rates: { phase: 'none' } })
  }
  function rest() {
    setState({ rates: { phase: 'loading' } })
    restTimer = setTimeout(endRest, REST_MS)
  }

  return {
    ensure: () => ensure(),
    /** Rates that have to be fetched are, once the choice has rested. */
    ensureRested: () => ensure(rest),
    endRest,
    /** Also for a source whose file lacks a rate. */
    askAgain() {
      files.drop(getState().from)
      ensure()
    },
    abandon() {
      cancelRest()
      request++
      asked = null
      if (getState().rates.phase === 'loading') setState({ rates: { phase: 'none' } })
    },
  }
}
