import { expose } from 'comlink'
import { expect, test } from 'vitest'
import { ok, type Result } from '../../../src/lib/result'
import { createWorkerPool } from '../../../src/platform/worker/pool'
import { deferred } from '../../support/deferred'
import { FakeWorker } from '../../support/fake-worker'
import { fakeTimers, isPending } from '../../support/worker-fixture'

fakeTimers()

interface TestApi {
  work(value: number): Promise<Result<number, never>>
}

const turns = () => isPending(new Promise(() => {}))

/** A pool over fake workers; a job ends when its number is finished. */
function setup(size: number) {
  const workers: FakeWorker[] = []
  const begun: { value: number; worker: number }[] = []
  const ends = new Map<number, ReturnType<typeof deferred<void>>>()
  const start = () => {
    const worker = workers.length
    const api: TestApi = {
      async work(value) {
        begun.push({ value, worker })
        const end = deferred()
        ends.set(value, end)
        await end.promise
        return ok(value * 10)
      },
    }
    const made = new FakeWorker((scope) => expose(api, scope))
    workers.push(made)
    return made
  }
  const pool = createWorkerPool<TestApi>('.worker', size, start)
  async function finish(value: number) {
    ends.get(value)?.resolve()
    await turns()
  }
  const call = (value: number) => pool.call((api) => api.work(value))
  return { pool, workers, begun, call, finish }
}

test('no worker starts before there is a job for it', async () => {
  const { workers, call } = setup(4)
  expect(workers).toHaveLength(0)
  void call(1)
  await turns()
  expect(workers).toHaveLength(1)
})

test('each worker does one job at a time, the others wait in order', async () => {
  const { begun, call, finish, workers } = setup(2)
  const results = [1, 2, 3, 4].map(call)
  await turns()
  expect(begun).toEqual([
    { value: 1, worker: 0 },
    { value: 2, worker: 1 },
  ])
  await finish(2)
  expect(begun.at(-1)).toEqual({ value: 3, worker: 1 })
  await finish(1)
  expect(begun.at(-1)).toEqual({ value: 4, worker: 0 })
  await finish(3)
  await finish(4)
  expect(await Promise.all(results)).toEqual([10, 20, 30, 40].map(ok))
  expect(workers).toHaveLength(2)
})

test('a worker that crashes ends its own job alone and is replaced', async () => {
  const { begun, call, finish, workers } = setup(2)
  const results = [1, 2, 3].map(call)
  await turns()
  workers[0]?.fail('Uncaught Error: out of memory')
  await turns()
  expect(await results[0]).toMatchObject({ ok: false, error: { reason: 'crash' } })
  expect(begun.at(-1)).toEqual({ value: 3, worker: 2 })
  await finish(2)
  await finish(3)
  expect(await Promise.all(results.slice(1))).toEqual([ok(20), ok(30)])
})

test('stopping ends every worker, and every job, at once', async () => {
  const { pool, begun, call, workers } = setup(2)
  const results = [1, 2, 3, 4].map(call)
  await turns()
  pool.stop()
  const stopped = { ok: false, error: { code: 'worker-failed', reason: 'stopped' } }
  expect(await Promise.all(results)).toEqual([stopped, stopped, stopped, stopped])
  expect(workers.map(({ terminated }) => terminated)).toEqual([true, true])
  expect(begun).toHaveLength(2)
})

test('a pool that was stopped takes no more jobs', async () => {
  const { pool, call, workers } = setup(1)
  pool.stop()
  expect(await call(1)).toMatchObject({ ok: false, error: { reason: 'stopped' } })
  expect(workers).toHaveLength(0)
})
