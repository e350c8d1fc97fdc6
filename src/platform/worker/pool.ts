import { err, type Result } from '../../lib/result'
import { createWorkerClient, type AsyncApi, type WorkerClient } from './client'
import { workerFailure, type WorkerFailure } from './failure'
import type { Job } from './session'

/** Workers for one batch. Each starts with its first job and does one job at a time. */
export interface WorkerPool<Api> {
  size: number
  /** Runs a job on the next free worker. Never rejects and never hangs, like a client's `call`. */
  call<Value, Failure>(
    job: Job<Api, Value, Failure>,
  ): Promise<Result<Value, Failure | WorkerFailure>>
  /** Ends all workers, the jobs that they have and those that wait, at once and for good. */
  stop(): void
}

/** Without a time limit for a job: the batch is stopped by its owner. */
export function createWorkerPool<Api extends AsyncApi<Api>>(
  script: string,
  size: number,
  start?: (script: string) => Worker,
): WorkerPool<Api> {
  const clients = Array.from({ length: Math.max(1, size) }, () =>
    createWorkerClient<Api>(script, { limitMs: null }, start),
  )
  const free = [...clients]
  const waiting: ((client: WorkerClient<Api>) => void)[] = []
  let isStopped = false

  const take = async () =>
    free.shift() ?? new Promise<WorkerClient<Api>>((resolve) => waiting.push(resolve))

  function giveBack(client: WorkerClient<Api>) {
    const next = waiting.shift()
    if (next) next(client)
    else free.push(client)
  }

  const call: WorkerPool<Api>['call'] = async (job) => {
    const client = await take()
    const result = isStopped ? err(workerFailure('stopped')) : await client.call(job)
    giveBack(client)
    return result
  }

  function stop() {
    isStopped = true
    for (const client of clients) client.stop()
  }
  return { size: clients.length, call, stop }
}
