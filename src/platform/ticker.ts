import { logError } from './log'

const PAGE_TICK_MS = 250

/**
 * Calls `onTick` several times a second until the returned function is called, and whenever the page
 * comes back into view.
 *
 * The ticks are the worker's messages, since a hidden page's own timers run once a minute at worst. Until
 * the first one has come, and if the worker fails, the page ticks itself. How often and how regularly it
 * is called means nothing: read a clock.
 */
export function startTicker(startWorker: () => Worker, onTick: () => void): () => void {
  let interval: ReturnType<typeof setInterval> | undefined
  let worker: Worker | undefined

  const tickHere = () => (interval ??= setInterval(onTick, PAGE_TICK_MS))
  function tickThere() {
    clearInterval(interval)
    interval = undefined
    onTick()
  }
  function giveUp(cause: unknown) {
    logError('No worker: the page ticks itself', cause)
    worker?.terminate()
    tickHere()
  }

  tickHere()
  try {
    worker = startWorker()
    worker.addEventListener('message', tickThere)
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      giveUp(event.message)
    })
  } catch (cause) {
    giveUp(cause)
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
