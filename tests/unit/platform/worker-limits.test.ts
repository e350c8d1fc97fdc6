import { expect, test, vi } from 'vitest'
import { ok } from '#lib/result'
import { createWorkerClient } from '#platform/worker/client'
import { deferred } from '../../support/deferred'
import { exposeReady } from '../../support/fake-worker'
import {
  fakeTimers,
  isPending,
  silent,
  workerFixture,
  type Script,
  type TestApi,
} from '../../support/worker-fixture'

fakeTimers()

const tooLong = {
  ok: false,
  error: expect.objectContaining({ code: 'worker-failed', reason: 'time-limit' }),
}

function setup(...scripts: Script[]) {
  const fixture = workerFixture()
  const client = createWorkerClient<TestApi>(
    'qr.worker',
    { limitMs: 5_000 },
    fixture.startWith(...scripts),
  )
  return { ...fixture, client, double: (value: number) => client.call((api) => api.double(value)) }
}

/** A worker whose script takes its time to come: what is posted before its `expose` may be lost. */
function lateScript(api: TestApi) {
  const listen = deferred()
  const script: Script = (scope) => void listen.promise.then(() => exposeReady(api, scope))
  return { script, listen: listen.resolve }
}

test('PL-17: a worker in an endless loop is ended by its limit and the next call answers', async () => {
  const { client, workers, hanging, double } = setup()
  const loop = client.call((api) => api.hang())
  const behind = double(1)
  await hanging
  await behind
  vi.advanceTimersByTime(4_999)
  expect(await isPending(loop)).toBe(true)
  vi.advanceTimersByTime(1)
  await expect(loop).resolves.toEqual(tooLong)
  expect(workers[0]?.terminated).toBe(true)
  await expect(double(2)).resolves.toEqual({ ok: true, value: 4 })
  expect(workers).toHaveLength(2)
})

test('PL-17: a loop takes every other call in flight with it', async () => {
  const { client, hanging } = setup()
  const calls = [
    client.call((api) => api.hang()),
    client.call((api) => api.hang(), { limitMs: null }),
  ]
  await hanging
  vi.advanceTimersByTime(5_000)
  expect(await Promise.all(calls)).toEqual([tooLong, tooLong])
})

test('PL-18: a worker that closes itself is found out by the limit and started anew', async () => {
  const { client, workers, hanging, double } = setup()
  const call = client.call((api) => api.hang())
  await hanging
  workers[0]?.close()
  vi.advanceTimersByTime(5_000)
  await expect(call).resolves.toEqual(tooLong)
  await expect(double(2)).resolves.toEqual({ ok: true, value: 4 })
})

test('PL-19: a reply after the time limit is ignored', async () => {
  const heard = deferred<{ id: string }>()
  const { client, workers, hanging, double } = setup((scope) => {
    scope.addEventListener('message', ({ data }) => data.path[0] === 'hang' && heard.resolve(data))
    exposeReady({ hang: () => new Promise(() => {}) }, scope)
  })
  const outcomes: unknown[] = []
  const call = client.call((api) => api.hang()).then((outcome) => outcomes.push(outcome))
  const { id } = await heard.promise
  vi.advanceTimersByTime(5_000)
  await call
  const next = double(3)
  workers[0]?.say({ id, type: 'RAW', value: ok('late') })
  await expect(next).resolves.toEqual({ ok: true, value: 6 })
  expect(outcomes).toEqual([tooLong])
  expect(await isPending(hanging), 'no job was repeated').toBe(true)
})

test('PL-20: a call issued before the worker exposes its methods is answered', async () => {
  const { script, listen } = lateScript(workerFixture().api)
  const { workers, double } = setup(script)
  const call = double(21)
  expect(await isPending(call)).toBe(true)
  listen()
  await expect(call).resolves.toEqual({ ok: true, value: 42 })
  expect(workers).toHaveLength(1)
})

test('the limit of a job counts once the worker is ready', async () => {
  const { api, hanging } = workerFixture()
  const { script, listen } = lateScript(api)
  const { client } = setup(script)
  const call = client.call((worker) => worker.hang())
  vi.advanceTimersByTime(60_000)
  listen()
  await hanging
  vi.advanceTimersByTime(4_999)
  expect(await isPending(call)).toBe(true)
  vi.advanceTimersByTime(1)
  await expect(call).resolves.toEqual(tooLong)
})

test('a call without a limit may take its time', async () => {
  const { client, hanging } = setup()
  const batch = client.call((api) => api.hang(), { limitMs: null })
  await hanging
  vi.advanceTimersByTime(3_600_000)
  expect(await isPending(batch)).toBe(true)
  client.stop()
})

test('PL-43: a script has 120 s to come', async () => {
  const { workers, double } = setup(silent)
  const call = double(1)
  vi.advanceTimersByTime(119_999)
  expect(await isPending(call)).toBe(true)
  vi.advanceTimersByTime(1)
  await expect(call).resolves.toEqual(tooLong)
  expect(workers[0]?.terminated).toBe(true)
  await expect(double(2)).resolves.toEqual({ ok: true, value: 4 })
})
