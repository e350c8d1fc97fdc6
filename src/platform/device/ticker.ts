import { logError } from '../log'

const PAGE_TICK_MS = 250

/** Calls back again and again, until it is ended. */
export interface Ticker {
  /** Says in how many ms the next tick is of use: one comes then, and none before. */
  tellDue: (ms: number) => void
  stop: () => void
}

const startTickWorker = () =>
  new Worker(new URL('../../../workers/timer-tick.worker.ts', import.meta.url), {
    type: 'module',
    name: 'timer-tick',
  })

/**
 * Calls `onTick` several times a second, less often where it is told when the next one is due, and whenever the page
 * comes back into view.
 *
 * The ticks are the worker's messages, since a hidden page's own timers run once a minute at worst. Until
 * the first one has come, and if the worker fails, the page ticks itself. The calls are not regular: read
 * a clock.
 */
export function startTicker(onTick: () => void, startWorker = startTickWorker): Ticker {
  let interval: ReturnType<typeof setInterval> | undefined
  let worker: Worker | undefined

  const startPageTicks = () => (interval ??= setInterval(onTick, PAGE_TICK_MS))
  function handleWorkerTick() {
    clearInterval(interval)
    interval = undefined
    onTick()
  }
  function fallBackToPage(cause: unknown) {
    logError('No worker: the page ticks itself', cause)
    worker?.terminate()
    startPageTicks()
  }

  startPageTicks()
  try {
    worker = startWorker()
    worker.addEventListener('message', handleWorkerTick)
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      fallBackToPage(event.message)
    })
  } catch (cause) {
    fallBackToPage(cause)
  }
  document.addEventListener('visibilitychange', onTick)
  window.addEventListener('pageshow', onTick)

  return {
    // A page that ticks itself goes on as it does: until the worker's first tick, or, where that has failed, to the end.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of a worker, not of a window
    tellDue: (ms) => worker?.postMessage(ms),
    stop() {
      clearInterval(interval)
      worker?.terminate()
      document.removeEventListener('visibilitychange', onTick)
      window.removeEventListener('pageshow', onTick)
    },
  }
}
