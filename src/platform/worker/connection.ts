import { releaseProxy, wrap, type Remote } from 'comlink'
import { LOAD_LIMIT_MS } from '../page-files'
import { workerFailure, type WorkerFailure } from './failure'

/** For the first answer of a worker whose script has come. */
const ANSWER_LIMIT_MS = 5_000

/** Pause between two polls of a worker that is starting. */
const POLL_MS = 250

/**
 * Calls `onArrival` when a file with `name` in its address has been fetched, or at once where it has been before (the
 * worker was started early, or the file is in the browser's cache), and again for each file fetched after it, such as
 * its imports. Returns how to stop watching.
 *
 * Workers have no `load` event, but the page's resource timing lists their scripts (own test, Chromium
 * 156 and Firefox 153). In an engine that does not list them there is no call.
 */
function watchScriptArrival(name: string, onArrival: () => void): () => void {
  let arrived = false
  const observer = new PerformanceObserver((list) => {
    arrived ||= list.getEntries().some((entry) => entry.name.includes(name))
    if (arrived) onArrival()
  })
  observer.observe({ type: 'resource', buffered: true })
  return () => observer.disconnect()
}

/**
 * Fetches a script past the HTTP cache, where a bad answer may be kept for a year. Settles within the limit and never
 * rejects: the worker's start shows what is wrong.
 */
export async function refetchScript(script: string): Promise<void> {
  const answer = fetch(script, { cache: 'reload', signal: AbortSignal.timeout(LOAD_LIMIT_MS) })
  await answer.then((response) => response.arrayBuffer()).catch(() => {})
}

/**
 * Requests a property of a new worker until there is an answer or a time limit is over; returns how to stop.
 *
 * Any answer shows that the entry has called `expose`, so entries need no code for it. A message sent
 * before that can be lost (comlink#665): it is sent again. A script that closes itself or never yields
 * gives no sign at all: only the limits notice it.
 */
function waitUntilReady(
  proxy: object,
  script: string,
  { onReady, onTimeout }: { onReady: () => void; onTimeout: (what: string) => void },
): () => void {
  let isWaiting = true
  const loadTimer = setTimeout(onTimeout, LOAD_LIMIT_MS, 'the script did not come')
  let answerTimer: ReturnType<typeof setTimeout> | undefined
  const stopWatching = watchScriptArrival(script, () => {
    clearTimeout(answerTimer)
    answerTimer = setTimeout(onTimeout, ANSWER_LIMIT_MS, 'the script came but does not answer')
  })
  function stop() {
    isWaiting = false
    clearInterval(polling)
    clearTimeout(loadTimer)
    clearTimeout(answerTimer)
    stopWatching()
  }
  function handleAnswer() {
    if (!isWaiting) return
    stop()
    onReady()
  }
  const poll = () =>
    void Promise.resolve(Reflect.get(proxy, 'ready')).then(handleAnswer, handleAnswer)
  const polling = setInterval(poll, POLL_MS)
  poll()
  return stop
}

interface ConnectionEvents<Api> {
  onReady: (api: Remote<Api>) => void
  onFailure: (failure: WorkerFailure) => void
}

/**
 * Waits until a worker is ready, and watches it from then on. Returns how to close it. Both events come once at most,
 * `onFailure` with the worker closed, and none after it was closed.
 * @param script address of the worker's script
 */
export function connect<Api>(
  worker: Worker,
  script: string,
  { onReady, onFailure }: ConnectionEvents<Api>,
): () => void {
  let phase: 'starting' | 'ready' | 'closed' = 'starting'
  const proxy = wrap<Api>(worker)

  function close() {
    if (phase === 'closed') return
    phase = 'closed'
    stopWaiting()
    worker.terminate()
    // Comlink's registry of finalizers would hold worker and proxy for good, each by the other.
    proxy[releaseProxy]()
  }
  function fail(failure: WorkerFailure) {
    if (phase === 'closed') return
    close()
    onFailure(failure)
  }
  const stopWaiting = waitUntilReady(proxy, script, {
    onReady() {
      phase = 'ready'
      onReady(proxy)
    },
    onTimeout: (what) => fail(workerFailure('time-limit', what)),
  })
  worker.addEventListener('error', (event) => {
    // The calls report it; without this it would be an uncaught error of the page as well.
    event.preventDefault()
    fail(workerFailure(phase === 'starting' ? 'load' : 'crash', event.message))
  })
  worker.addEventListener('messageerror', () => fail(workerFailure('unreadable')))
  return close
}
