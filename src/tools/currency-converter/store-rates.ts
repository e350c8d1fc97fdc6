import { logError } from '../../platform/log'
import { conversionOf, isConvertible } from './domain/conversion'
import { failureText } from './domain/rate-hosts'
import type { RatesFile } from './domain/rates'
import { createFiles } from './store-files'
import type { StoreTools } from './store-state'

/** Arrow keys go through a select: what they pass is not fetched. */
const REST_MS = 1000

interface Listeners {
  /** Rates of the present source are there. */
  onReady: () => void
  /** No host had any, or not of the target. */
  onFailed: () => void
}

/** Logs a pair without a rate once, not at every keystroke. Returns whether the rate is missing. */
function createMissingReport({ getState }: StoreTools) {
  let reported = ''
  return (): boolean => {
    const { from, to } = getState()
    const conversion = conversionOf(getState())
    if (conversion.phase !== 'error' || conversion.cause !== 'missing-rate') return false
    const pair = `${from.toUpperCase()} to ${to.toUpperCase()}`
    if (pair !== reported) logError(`Exchange rate missing: ${pair}`)
    reported = pair
    return true
  }
}

/** Shows what came of the rates of the present source. */
function createDisplay(tools: StoreTools, { onReady, onFailed }: Listeners) {
  const { setState, getState, deps } = tools
  const reportMissing = createMissingReport(tools)
  return {
    ready(file: RatesFile) {
      const { rates } = getState()
      if (rates.phase !== 'ready' || rates.file !== file) {
        setState({ rates: { phase: 'ready', file }, usingSaved: false, nowMs: deps.now() })
      }
      if (reportMissing()) onFailed()
      else onReady()
    },
    failed(reason: string) {
      logError(`Exchange rates: ${reason}`)
      setState({ rates: { phase: 'failed' }, nowMs: deps.now() })
      onFailed()
    },
  }
}

/** A fetch that waits until a choice has rested; `cancel` returns whether one was waiting. */
function createRest({ deps }: StoreTools) {
  let cancelTimer: (() => void) | null = null
  function cancel(): boolean {
    const isResting = cancelTimer !== null
    cancelTimer?.()
    cancelTimer = null
    return isResting
  }
  return { cancel, start: (run: () => void) => (cancelTimer = deps.schedule(run, REST_MS)) }
}

/** Brings the rates of the present source; those that come for another are only there for later. */
export function createRates(tools: StoreTools, listeners: Listeners) {
  const { setState, getState } = tools
  const files = createFiles(tools)
  const display = createDisplay(tools, listeners)
  const rest = createRest(tools)
  const setPhase = (phase: 'none' | 'loading') => setState({ rates: { phase } })

  async function fetch(from: string) {
    setPhase('loading')
    const outcome = await files.fetch(from)
    if (!outcome || from !== getState().from) return
    if (outcome.ok) display.ready(outcome.value)
    else display.failed(failureText(outcome.error))
  }
  function ensure({ rested = true } = {}) {
    rest.cancel()
    const { from } = getState()
    const file = files.fresh(from)
    if (file) return display.ready(file)
    if (!isConvertible(getState())) return setPhase(files.isPending(from) ? 'loading' : 'none')
    if (rested && !files.isPending(from)) return void fetch(from)
    setPhase('loading')
    if (!rested) rest.start(ensure)
  }

  return {
    /** With `rested: false`, rates that have to be fetched wait until the choice has rested. */
    ensure,
    /** A choice need not rest any longer. */
    ensureNow() {
      if (rest.cancel()) ensure()
    },
    /** Fetches also what is there, but lacks a rate. */
    fetchAgain() {
      files.drop(getState().from)
      ensure()
    },
    abandon() {
      rest.cancel()
      files.cancel()
      if (getState().rates.phase === 'loading') setPhase('none')
    },
  }
}
