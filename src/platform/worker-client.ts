import type { Result } from '../lib/result'
import { workerFailure, type WorkerFailure } from './worker-failure'
import { openSession, type Job, type WorkerSession } from './worker-session'

export type { WorkerFailure }

/** What a worker may offer: methods that answer later, so that a stand-in on this thread fits as well. */
export type AsyncApi<Api> = { [Name in keyof Api]: (...args: never[]) => Promise<unknown> }

export interface WorkerClientOptions<Api> {
  /** For a job, once the worker is ready; null for none. A job over it ends the worker and all its jobs. */
  limitMs: number | null
  /** How long a worker without a job is kept. */
  idleMs?: number
  /** For the worker's script to come. */
  loadLimitMs?: number
  /** Name of the script, `qr.worker`; without it the arrival of any of our workers' scripts is meant. */
  script?: string
  /** The same work on this thread, used while no worker can be made or its script cannot be loaded. */
  fallback?: () => Promise<Api>
}

export interface WorkerClient<Api> {
  /**
   * Runs one job on the worker, which is started if need be. Never rejects and never hangs: whatever
   * ends the worker ends the job with a `WorkerFailure`, and the next call starts a new worker.
   */
  call<Value, Failure>(
    job: Job<Api, Value, Failure>,
    options?: { limitMs?: number | null },
  ): Promise<Result<Value, Failure | WorkerFailure>>
  /** Ends the worker and its jobs; the next call starts a new one. */
  stop(): void
}

/** For the first answer of a worker whose script has come. */
const ANSWER_LIMIT_MS = 5_000

export function createWorkerClient<Api extends AsyncApi<Api>>(
  start: () => Worker,
  { limitMs, idleMs = 10_000, loadLimitMs = 120_000, ...rest }: WorkerClientOptions<Api>,
): WorkerClient<Api> {
  let session: WorkerSession<Api> | undefined
  let idleTimer: ReturnType<typeof setTimeout> | undefined

  function ensureSession(): WorkerSession<Api> {
    session ??= openSession(
      { start, loadLimitMs, answerLimitMs: ANSWER_LIMIT_MS, script: '.worker', ...rest },
      () => (session = undefined),
    )
    return session
  }
  function stop() {
    clearTimeout(idleTimer)
    session?.end(workerFailure('stopped'))
  }

  return {
    async call(job, own = {}) {
      clearTimeout(idleTimer)
      const used = ensureSession()
      const outcome = await used.run(job, own.limitMs === undefined ? limitMs : own.limitMs)
      if (session === used && used.isIdle()) {
        clearTimeout(idleTimer)
        idleTimer = setTimeout(stop, idleMs)
      }
      return outcome
    },
    stop,
  }
}
