import { releaseProxy, wrap, type Remote } from 'comlink'
import { workerFailure, type WorkerFailure } from './failure'

/** For the script of the worker, or of its fallback, to come. */
export const LOAD_LIMIT_MS = 120_000

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
  if (typeof PerformanceObserver === 'undefined') return () => {}
  let arrived = false
  const observer = new PerformanceObserver((list) => {
    arrived ||= list.getEntries().some((entry) => entry.name.includes(name))
    if (arrived) onArrival()
  })
  observer.observe({ type: 'resource', buffered: true })
  return () => observer.disconnect()
}

/** Settles within the limit and never rejects: the worker's start shows what is wrong. */
async function refetchScript(script: string): Promise<void> {
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
  const loadTimer = setTimeout(onTimeout, LOAD_LIMIT_MS, 'the script did not come')
  let answerTimer: ReturnType<typeof setTimeout> | undefined
  const stopWatching = watchScriptArrival(script, () => {
    clearTimeout(answerTimer)
    answerTimer = setTimeout(onTimeout, ANSWER_LIMIT_MS, 'the script came but does not answer')
  })
  const poll = () => void Promise.resolve(Reflect.get(proxy, 'ready')).then(onReady, onReady)
  const polling = setInterval(poll, POLL_MS)
  poll()
  return () => {
    clearInterval(polling)
    clearTimeout(loadTimer)
    clearTimeout(answerTimer)
    stopWatching()
  }
}

interface ConnectionEvents<Api> {
  onReady: (api: Remote<Api>) => void
  onFailure: (failure: WorkerFailure) => void
}

/** Waits for a worker and listens to it. Returns how to end it; what comes late may still be reported. */
function attach<Api>(
  worker: Worker,
  script: string,
  { onReady, onFailure }: ConnectionEvents<Api>,
): () => void {
  let isReady = false
  const proxy = wrap<Api>(worker)
  const stopWaiting = waitUntilReady(proxy, script, {
    onReady() {
      if (isReady) return
      isReady = true
      stopWaiting()
      onReady(proxy)
    },
    onTimeout: (what) => onFailure(workerFailure('time-limit', what)),
  })
  worker.addEventListener('error', (event) => {
    // The calls report it; without this it would be an uncaught error of the page as well.
    event.preventDefault()
    onFailure(workerFailure(isReady ? 'crash' : 'load', event.message))
  })
  worker.addEventListener('messageerror', () => onFailure(workerFailure('unreadable')))
  return () => {
    stopWaiting()
    worker.terminate()
    // Comlink's registry of finalizers would hold worker and proxy for good, each by the other.
    proxy[releaseProxy]()
  }
}

/**
 * Starts a worker, which then gets ready or fails within its time limits. Returns how to close it.
 * `onReady` is called at most once; `onFailure` too, with the worker closed, and never before this returns.
 */
export function openConnection<Api>(
  start: () => Worker,
  { script, refetch }: { script: string; refetch: boolean },
  { onReady, onFailure }: ConnectionEvents<Api>,
): () => void {
  let isClosed = false
  let release: (() => void) | undefined

  function close() {
    if (!isClosed) release?.()
    isClosed = true
  }
  function fail(failure: WorkerFailure) {
    if (isClosed) return
    close()
    onFailure(failure)
  }
  function open() {
    if (isClosed) return
    try {
      release = attach<Api>(start(), script, {
        onReady: (api) => isClosed || onReady(api),
        onFailure: fail,
      })
    } catch (cause) {
      queueMicrotask(() => fail(workerFailure('load', cause)))
    }
  }

  if (refetch) void refetchScript(script).then(open)
  else open()
  return close
}
