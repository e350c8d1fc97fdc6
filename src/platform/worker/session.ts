import type { Remote } from 'comlink'
import { err, type Result } from '#lib/result'
import { logError } from '../log'
import { LOAD_LIMIT_MS } from '../page-files'
import { connect, refetchScript } from './connection'
import { workerFailure, type WorkerFailure } from './failure'

export type Job<Api, Value, Failure> = (api: Api | Remote<Api>) => Promise<Result<Value, Failure>>

interface SessionOptions<Api> {
  /** Address of the worker's script. */
  script: string
  /** Whether to fetch it past the HTTP cache first, where a bad answer may be kept for a year. */
  refetch: boolean
  start: (script: string) => Worker
  /** Loads the main-thread fallback, used while no worker can be made or its script cannot be loaded. */
  fallback: (() => Promise<Api>) | undefined
}

/** Starts a worker, or its fallback where that fails: one of them from start to end, and the jobs that it has. */
export function openSession<Api>({ script, start, fallback, refetch }: SessionOptions<Api>) {
  let close: (() => void) | undefined
  let setApi: ((api: Api | Remote<Api>) => void) | undefined
  const api = new Promise<Api | Remote<Api>>((resolve) => (setApi = resolve))
  const session = {
    /** Settles when worker or fallback is ready; never if it ends before. */
    api,
    jobs: new Set<(failure: WorkerFailure) => void>(),
    isOpen: true,
    /** Whether the next worker is to be fetched anew. */
    hasFailed: refetch,
    end,
  }

  /** Ends all jobs; only the first call counts. */
  function end(failure: WorkerFailure): void {
    if (!session.isOpen) return
    session.isOpen = false
    if (failure.reason !== 'stopped') session.hasFailed = true
    close?.()
    for (const abandon of session.jobs) abandon(failure)
  }
  async function startFallback(load: () => Promise<Api>, failure: WorkerFailure) {
    logError('No worker: its work is done on the page', failure)
    const timer = setTimeout(end, LOAD_LIMIT_MS, workerFailure('time-limit'))
    close = () => clearTimeout(timer)
    await load().then(setApi, () => end(failure))
    clearTimeout(timer)
  }
  function handleFailure(failure: WorkerFailure) {
    if (!session.isOpen) return
    session.hasFailed = true
    if (failure.reason === 'load' && fallback) void startFallback(fallback, failure)
    else end(failure)
  }
  function handleReady(remote: Remote<Api>) {
    session.hasFailed = false
    setApi?.(remote)
  }
  function open() {
    if (!session.isOpen) return
    try {
      const events = { onReady: handleReady, onFailure: handleFailure }
      close = connect<Api>(start(script), script, events)
    } catch (cause) {
      // Once there is a job to fail.
      queueMicrotask(() => handleFailure(workerFailure('load', cause)))
    }
  }

  if (refetch) void refetchScript(script).then(open)
  else open()
  return session
}

export type Session<Api> = ReturnType<typeof openSession<Api>>

/** A job that rejects is no failure of the worker, which goes on. */
const jobFailure = (cause: unknown) => err(workerFailure('rejected', cause))

/** Never rejects: what ends the session ends the job. */
export function runJob<Api, Value, Failure>(
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
