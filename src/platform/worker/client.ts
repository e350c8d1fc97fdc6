import type { Remote } from 'comlink'
import { err, ok, type Result } from '../../lib/result'
import { logError } from '../log'
import { openConnection } from './connection'
import { startWorker } from './early-worker'
import { workerFailure, type WorkerFailure } from './failure'

/** What a worker may offer: methods that answer later, so that a main-thread fallback fits as well. */
export type AsyncApi<Api> = { [Name in keyof Api]: (...args: never[]) => Promise<unknown> }

export type Job<Api, Value, Failure> = (api: Api | Remote<Api>) => Promise<Result<Value, Failure>>

export interface WorkerClientOptions<Api> {
  /** For a job, once the worker is ready; null for none. A job over it ends the worker and all its jobs. */
  limitMs: number | null
  /** How long a worker without a job is kept. */
  idleMs?: number
  /** Loads the main-thread fallback, used while no worker can be made or its script cannot be loaded. */
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
  /** Starts the worker ahead of its first job; whatever goes wrong is that job's to report. */
  start(): void
  /** Ends the worker and its jobs; the next call starts a new one. */
  stop(): void
}

/** For the script of the worker, or of its fallback, to come. */
const LOAD_LIMIT_MS = 120_000

/** For the first answer of a worker whose script has come. */
const ANSWER_LIMIT_MS = 5_000

/** One worker, or its fallback, from start to end, and the jobs that it has. */
interface Session<Api> {
  /** Settles when worker or fallback is ready; never if it ends before. */
  api: Promise<Api | Remote<Api>>
  jobs: Set<(failure: WorkerFailure) => void>
  /** Ends all jobs; only the first call counts. */
  end: (failure: WorkerFailure) => void
}

/** A job that rejects is no failure of the worker, which goes on. */
function jobFailure(cause: unknown) {
  const unsent = cause instanceof DOMException && cause.name === 'DataCloneError'
  return err(workerFailure(unsent ? 'not-sendable' : 'rejected', cause))
}

function runJob<Api, Value, Failure>(
  { api, jobs, end }: Session<Api>,
  job: Job<Api, Value, Failure>,
  limitMs: number | null,
) {
  return new Promise<Result<Value, Failure | WorkerFailure>>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function settle(result: Result<Value, Failure | WorkerFailure>) {
      clearTimeout(timer)
      jobs.delete(abandon)
      resolve(result)
    }
    const abandon = (failure: WorkerFailure) => settle(err(failure))
    jobs.add(abandon)
    void api.then(async (ready) => {
      if (!jobs.has(abandon)) return
      // From here, not from the call: loading is not the job's time.
      if (limitMs !== null) timer = setTimeout(end, limitMs, workerFailure('time-limit'))
      settle(await Promise.resolve(ready).then(job).catch(jobFailure))
    })
  })
}

/** A client of the worker whose script has the address `script`. */
export function createWorkerClient<Api extends AsyncApi<Api>>(
  script: string,
  { limitMs, idleMs = 10_000, fallback }: WorkerClientOptions<Api>,
  start = startWorker,
): WorkerClient<Api> {
  let session: Session<Api> | undefined
  let hasFailed = false
  let idleTimer: ReturnType<typeof setTimeout> | undefined

  function openSession(): Session<Api> {
    const jobs: Session<Api>['jobs'] = new Set()
    let close: (() => void) | undefined
    let setApi: ((api: Api | Remote<Api>) => void) | undefined
    const api = new Promise<Api | Remote<Api>>((resolve) => (setApi = resolve))

    function end(failure: WorkerFailure) {
      if (session !== opened) return
      session = undefined
      if (failure.reason !== 'stopped') hasFailed = true
      close?.()
      for (const abandon of jobs) abandon(failure)
    }
    async function startFallback(load: () => Promise<Api>, failure: WorkerFailure) {
      logError('No worker: its work is done on the page', failure)
      const timer = setTimeout(end, LOAD_LIMIT_MS, workerFailure('time-limit'))
      close = () => clearTimeout(timer)
      await load().then(setApi, () => end(failure))
      clearTimeout(timer)
    }
    const opened: Session<Api> = { api, jobs, end }
    session = opened
    close = openConnection<Api>(
      () => start(script),
      // The browser's HTTP cache may be what broke the last one.
      { script, refetch: hasFailed, loadMs: LOAD_LIMIT_MS, answerMs: ANSWER_LIMIT_MS },
      {
        onReady(remote) {
          hasFailed = false
          setApi?.(remote)
        },
        onFailure(failure) {
          hasFailed = true
          if (failure.reason === 'load' && fallback) void startFallback(fallback, failure)
          else end(failure)
        },
      },
    )
    return opened
  }
  function stop() {
    clearTimeout(idleTimer)
    session?.end(workerFailure('stopped'))
  }

  const call: WorkerClient<Api>['call'] = async (job, own = {}) => {
    clearTimeout(idleTimer)
    const used = session ?? openSession()
    const result = await runJob(used, job, own.limitMs === undefined ? limitMs : own.limitMs)
    if (session === used && used.jobs.size === 0) {
      clearTimeout(idleTimer)
      idleTimer = setTimeout(stop, idleMs)
    }
    return result
  }

  return { call, start: () => void call(async () => ok(null)), stop }
}
