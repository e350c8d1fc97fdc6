import { ok, type Result } from '#lib/result'
import { holdRest } from '../idle'
import { workerFailure, type WorkerFailure } from './failure'
import { openSession, runJob, type Job, type Session } from './session'

/** What a worker may offer: methods that answer later, so that a main-thread fallback fits as well. */
type AsyncApi<Api> = { [Name in keyof Api]: (...args: never[]) => Promise<unknown> }

interface WorkerClientOptions<Api> {
  /** For a job, once the worker is ready; null for none. A job over it ends the worker and all its jobs. */
  limitMs: number | null
  /** How long a worker without a job is kept. */
  idleMs?: number
  /** Loads the main-thread fallback, used while no worker can be made or its script cannot be loaded. */
  fallback?: () => Promise<Api>
}

const startWorker = (script: string) => new Worker(script, { type: 'module' })

/** A client of the worker whose script has the address `script`. */
export function createWorkerClient<Api extends AsyncApi<Api>>(
  script: string,
  { limitMs, idleMs = 10_000, fallback }: WorkerClientOptions<Api>,
  start = startWorker,
) {
  let session: Session<Api> | undefined
  let idleTimer: ReturnType<typeof setTimeout> | undefined

  /** Ends the worker and its jobs; the next call starts a new one. */
  function stop() {
    clearTimeout(idleTimer)
    session?.end(workerFailure('stopped'))
  }
  /**
   * Runs one job on the worker, which is started if need be. Never rejects and never hangs: what
   * ends the worker ends the job with a `WorkerFailure`, and the next call starts a new worker.
   */
  async function call<Value, Failure>(
    job: Job<Api, Value, Failure>,
    { limitMs: ownLimitMs = limitMs }: { limitMs?: number | null } = {},
  ): Promise<Result<Value, Failure | WorkerFailure>> {
    clearTimeout(idleTimer)
    if (!session?.isOpen) {
      session = openSession({ script, start, fallback, refetch: session?.hasFailed ?? false })
    }
    const used = session
    const running = runJob(used, job, ownLimitMs)
    holdRest(running)
    const result = await running
    if (used.isOpen && used.jobs.size === 0) {
      clearTimeout(idleTimer)
      idleTimer = setTimeout(stop, idleMs)
    }
    return result
  }
  /** Starts the worker ahead of its first job; what goes wrong then is reported by that job. */
  const startAhead = () => void call(async () => ok(null))
  return { call, start: startAhead, stop }
}
