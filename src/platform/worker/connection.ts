import { releaseProxy, wrap, type Remote } from 'comlink'
import { LOAD_LIMIT_MS } from '../page-files'
import { workerFailure, type WorkerFailure } from './failure'

/** For a worker to be ready once its script has come. */
const START_LIMIT_MS = 5000

const CHECK_MS = 1000

/** Workers have no `load` event, but the page's resource timing lists their scripts. */
const hasCome = (script: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.endsWith(script))

/**
 * Fetches a script past the HTTP cache, where a bad answer may be kept for a year. Settles within the limit and never
 * rejects: the worker's start shows what is wrong.
 */
export async function refetchScript(script: string): Promise<void> {
  const answer = fetch(script, { cache: 'reload', signal: AbortSignal.timeout(LOAD_LIMIT_MS) })
  await answer.then((response) => response.arrayBuffer()).catch(() => {})
}

interface ConnectionEvents<Api> {
  onReady: (api: Remote<Api>) => void
  onFailure: (failure: WorkerFailure) => void
}

/**
 * Waits until a worker posts that it is ready (`workers/adapters/expose-ready.ts`), and watches it from then on. Returns
 * how to close it. Both events come once at most, `onFailure` with the worker closed, and none after it was closed.
 * @param script the end of the address of its script
 */
export function connect<Api>(
  worker: Worker,
  script: string,
  { onReady, onFailure }: ConnectionEvents<Api>,
): () => void {
  let phase: 'starting' | 'ready' | 'closed' = 'starting'
  const proxy = wrap<Api>(worker)
  let timer = setTimeout(fail, LOAD_LIMIT_MS, workerFailure('time-limit', 'not ready'))
  // A script that is empty, closes itself or never yields gives no sign at all.
  const watch = setInterval(() => {
    if (!hasCome(script)) return
    stopTimers()
    timer = setTimeout(fail, START_LIMIT_MS, workerFailure('load', 'not ready'))
  }, CHECK_MS)

  function stopTimers() {
    clearTimeout(timer)
    clearInterval(watch)
  }
  function close() {
    if (phase === 'closed') return
    phase = 'closed'
    stopTimers()
    worker.terminate()
    // Comlink's registry of finalizers would hold worker and proxy for good, each by the other.
    proxy[releaseProxy]()
  }
  function fail(failure: WorkerFailure) {
    if (phase === 'closed') return
    close()
    onFailure(failure)
  }
  worker.addEventListener('message', ({ data }) => {
    if (data !== 'ready' || phase !== 'starting') return
    phase = 'ready'
    stopTimers()
    onReady(proxy)
  })
  worker.addEventListener('error', (event) => {
    // The calls report it; without this it would be an uncaught error of the page as well.
    event.preventDefault()
    fail(workerFailure(phase === 'starting' ? 'load' : 'crash', event.message))
  })
  worker.addEventListener('messageerror', () => fail(workerFailure('unreadable')))
  return close
}
