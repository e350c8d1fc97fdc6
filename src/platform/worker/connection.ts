import { releaseProxy, wrap, type Remote } from 'comlink'

export type WorkerFailureReason =
  /** No worker can be made here, or its script could not be loaded or threw while it started. */
  | 'load'
  /** It took too long to load, to give its first answer or to do a job. */
  | 'time-limit'
  /** An error that nothing in the worker caught. */
  | 'crash'
  /** A message came that could not be read. */
  | 'unreadable'
  /** `stop` was called. */
  | 'stopped'
  /** The job's arguments cannot be copied to a worker. The worker goes on. */
  | 'not-sendable'
  /** The worker's method threw in place of returning a `Result`. The worker goes on. */
  | 'rejected'

/** The worker itself failed, not the work it was given. */
export interface WorkerFailure {
  code: 'worker-failed'
  reason: WorkerFailureReason
  /** The engine's message, for the log; it may quote the job's input. */
  detail?: string
}

/** @param cause an error or a text; anything else that was thrown has no message to keep */
export function workerFailure(reason: WorkerFailureReason, cause?: unknown): WorkerFailure {
  const detail = cause instanceof Error ? cause.message : cause
  const hasDetail = typeof detail === 'string' && detail !== ''
  return { code: 'worker-failed', reason, ...(hasDetail && { detail }) }
}

export interface StartTimeouts {
  /** Part of the address of the worker's script. */
  script: string
  /** For the script to come. */
  loadMs: number
  /** For the first answer once the script has come. */
  answerMs: number
}

/** Pause between two questions to a worker that is starting. */
const POLL_MS = 250

/**
 * Calls `onArrival` when a file with `name` in its address has been fetched from now on, and again for
 * each file fetched after it, such as its imports. Returns how to stop watching.
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
  observer.observe({ type: 'resource' })
  return () => observer.disconnect()
}

/**
 * Asks a new worker for a property until it answers or a time limit is over; returns how to stop asking.
 *
 * Any answer shows that the entry has called `expose`, so entries need no code for it. A question put
 * before that can be lost (comlink#665): it is put again. A script that closes itself or never yields
 * gives no sign at all: only the limits notice it.
 */
function waitUntilReady(
  proxy: object,
  { script, loadMs, answerMs }: StartTimeouts,
  { onReady, onTimeout }: { onReady: () => void; onTimeout: (what: string) => void },
): () => void {
  const loadTimer = setTimeout(onTimeout, loadMs, 'the script did not come')
  let answerTimer: ReturnType<typeof setTimeout> | undefined
  const stopWatching = watchScriptArrival(script, () => {
    clearTimeout(answerTimer)
    answerTimer = setTimeout(onTimeout, answerMs, 'the script came but does not answer')
  })
  function stop() {
    clearInterval(polling)
    clearTimeout(loadTimer)
    clearTimeout(answerTimer)
    stopWatching()
  }
  const poll = () => void Promise.resolve(Reflect.get(proxy, 'ready')).then(onReady, onReady)
  const polling = setInterval(poll, POLL_MS)
  poll()
  return stop
}

/**
 * Starts a worker, which then gets ready or fails within its time limits. Returns how to close it.
 * `onReady` is called at most once; `onFailure` too, with the worker closed, and never before this returns.
 */
export function openConnection<Api>(
  start: () => Worker,
  timeouts: StartTimeouts,
  events: { onReady: (api: Remote<Api>) => void; onFailure: (failure: WorkerFailure) => void },
): () => void {
  let phase: 'starting' | 'ready' | 'closed' = 'starting'
  let release: (() => void) | undefined

  function close() {
    if (phase === 'closed') return
    phase = 'closed'
    release?.()
  }
  function fail(failure: WorkerFailure) {
    if (phase === 'closed') return
    close()
    events.onFailure(failure)
  }
  function attach(worker: Worker) {
    const proxy = wrap<Api>(worker)
    const stopAsking = waitUntilReady(proxy, timeouts, {
      onReady() {
        if (phase !== 'starting') return
        phase = 'ready'
        stopAsking()
        events.onReady(proxy)
      },
      onTimeout: (what) => fail(workerFailure('time-limit', what)),
    })
    release = () => {
      stopAsking()
      worker.terminate()
      // Comlink's registry of finalizers would hold worker and proxy for good, each by the other.
      proxy[releaseProxy]()
    }
    worker.addEventListener('error', (event) => {
      // The calls report it; without this it would be an uncaught error of the page as well.
      event.preventDefault()
      fail(workerFailure(phase === 'starting' ? 'load' : 'crash', event.message))
    })
    worker.addEventListener('messageerror', () => fail(workerFailure('unreadable')))
  }

  try {
    attach(start())
  } catch (cause) {
    queueMicrotask(() => fail(workerFailure('load', cause)))
  }
  return close
}
