import { logError } from '../log'

const PAGE_TICK_MS = 250

/**
 * Calls `onTick` several times a second until the returned function is called, and whenever the page
 * comes back into view.
 *
 * The ticks are the worker's messages, since a hidden page's own timers run once a minute at worst. Until
 * the first one has come, and if the worker fails, the page ticks itself. The calls are not regular: read
 * a clock.
 */
export function startTicker(startWorker: () => Worker, onTick: () => void): () => void {
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

  return () => {
    clearInterval(interval)
    worker?.terminate()
    document.removeEventListener('visibilitychange', onTick)
    window.removeEventListener('pageshow', onTick)
  }
}
