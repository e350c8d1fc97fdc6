import { releaseProxy, wrap } from 'comlink'
import { shakeHands, type StartLimits } from './worker-handshake'
import { workerFailure, type WorkerFailure } from './worker-failure'

export interface WorkerEvents {
  /** At most once: the worker answers. */
  ready(worker: Worker): void
  /** At most once, and never before `startWorker` has returned. The worker is ended by then. */
  broken(failure: WorkerFailure): void
}

/** Starts a worker, which then gets ready or breaks within its limits. Returns how to end it. */
export function startWorker(
  start: () => Worker,
  limits: StartLimits,
  events: WorkerEvents,
): () => void {
  let phase: 'starting' | 'ready' | 'ended' = 'starting'
  let release: (() => void) | undefined

  function end() {
    if (phase === 'ended') return
    phase = 'ended'
    release?.()
  }
  function fail(failure: WorkerFailure) {
    if (phase === 'ended') return
    end()
    events.broken(failure)
  }
  function attach(worker: Worker) {
    const door = wrap<{ ready: undefined }>(worker)
    const stopAsking = shakeHands(door, limits, {
      answered() {
        if (phase !== 'starting') return
        phase = 'ready'
        events.ready(worker)
      },
      late: (what) => fail(workerFailure('time-limit', what)),
    })
    release = () => {
      stopAsking()
      worker.terminate()
      // Comlink's registry of finalizers would hold worker and proxy for good, each by the other.
      door[releaseProxy]()
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
  return end
}
