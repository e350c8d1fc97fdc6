import { err, type Result } from '../lib/result'
import { workerFailure, type WorkerFailure } from './worker-failure'
import { openService, type Served, type ServiceOptions } from './worker-service'

export type Job<Api, Value, Failure> = (api: Served<Api>) => Promise<Result<Value, Failure>>

/** The jobs of one worker, or of its stand-in, from its start to its end. */
export interface WorkerSession<Api> {
  /** Never rejects, and settles when the session ends at the latest. */
  run<Value, Failure>(
    job: Job<Api, Value, Failure>,
    limitMs: number | null,
  ): Promise<Result<Value, Failure | WorkerFailure>>
  isIdle(): boolean
  end(failure: WorkerFailure): void
}

/** @param onEnd called once, before the jobs in flight are given up */
export function openSession<Api>(
  options: ServiceOptions<Api>,
  onEnd: () => void,
): WorkerSession<Api> {
  const inFlight = new Set<(failure: WorkerFailure) => void>()
  let ended = false
  const service = openService(options, end)

  function end(failure: WorkerFailure) {
    if (ended) return
    ended = true
    service.close()
    onEnd()
    for (const giveUp of inFlight) giveUp(failure)
  }

  function run<Value, Failure>(job: Job<Api, Value, Failure>, limitMs: number | null) {
    return new Promise<Result<Value, Failure | WorkerFailure>>((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      function settle(outcome: Result<Value, Failure | WorkerFailure>) {
        clearTimeout(timer)
        inFlight.delete(giveUp)
        resolve(outcome)
      }
      const giveUp = (failure: WorkerFailure) => settle(err(failure))
      inFlight.add(giveUp)
      void service.api.then(async (api) => {
        if (!inFlight.has(giveUp)) return
        // From here, not from the call: loading is not the job's time.
        if (limitMs !== null) timer = setTimeout(end, limitMs, workerFailure('time-limit'))
        settle(await attempt(job, api))
      })
    })
  }

  return { run, isIdle: () => inFlight.size === 0, end }
}

/** A job that rejects says nothing about the worker's health: the worker goes on. */
async function attempt<Api, Value, Failure>(job: Job<Api, Value, Failure>, api: Served<Api>) {
  try {
    return await job(api)
  } catch (cause) {
    const unsent = cause instanceof DOMException && cause.name === 'DataCloneError'
    return err(workerFailure(unsent ? 'not-sendable' : 'rejected', cause))
  }
}
