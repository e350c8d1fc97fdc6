import { releaseProxy, wrap, type Remote } from 'comlink'
import { logError } from './log'
import { workerFailure, type WorkerFailure } from './worker-failure'
import type { StartLimits } from './worker-handshake'
import { startWorker } from './worker-start'

export interface ServiceOptions<Api> extends StartLimits {
  start: () => Worker
  /** Brings a stand-in on this thread when no worker can be made or its script cannot be loaded. */
  fallback?: (() => Promise<Api>) | undefined
}

/** The same methods, whether a worker or a stand-in on this thread does the work. */
export type Served<Api> = Api | Remote<Api>

export interface WorkerService<Api> {
  /** Settles when the worker, or its stand-in, is ready; never if it breaks or is closed before. */
  api: Promise<Served<Api>>
  close(): void
}

/** @param onBroken never called before `openService` has returned */
export function openService<Api>(
  { start, fallback, ...limits }: ServiceOptions<Api>,
  onBroken: (failure: WorkerFailure) => void,
): WorkerService<Api> {
  let close: (() => void) | undefined
  let remote: Remote<Api> | undefined

  function release() {
    close?.()
    // See `startWorker`: a worker is not forgotten before all its proxies are.
    remote?.[releaseProxy]()
    remote = undefined
  }

  const api = new Promise<Served<Api>>((resolve) => {
    async function standIn(bring: () => Promise<Api>, failure: WorkerFailure) {
      logError('No worker: its work is done on the page', failure)
      const timer = setTimeout(onBroken, limits.loadLimitMs, workerFailure('time-limit'))
      close = () => clearTimeout(timer)
      try {
        resolve(await bring())
      } catch {
        // Why the worker failed says more than that its stand-in did not come either.
        onBroken(failure)
      }
      clearTimeout(timer)
    }

    close = startWorker(start, limits, {
      ready(worker) {
        remote = wrap<Api>(worker)
        resolve(remote)
      },
      broken(failure) {
        if (failure.reason === 'load' && fallback) void standIn(fallback, failure)
        else onBroken(failure)
      },
    })
  })
  return { api, close: release }
}
