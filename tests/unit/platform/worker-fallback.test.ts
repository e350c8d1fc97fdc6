import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { ok } from '#lib/result'
import { createWorkerClient } from '#platform/worker/client'
import { deferred } from '../../support/deferred'
import {
  fakeTimers,
  isPending,
  silent,
  workerFixture,
  type Script,
  type TestApi,
} from '../../support/worker-fixture'

fakeTimers()

let log: MockInstance
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const failed = (reason: string) => ({
  ok: false,
  error: expect.objectContaining({ code: 'worker-failed', reason }),
})
const throws = (): Worker => {
  throw new DOMException('refused', 'SecurityError')
}

function setup(...scripts: Script[]) {
  const fixture = workerFixture()
  // Ten times the worker's answer, so that it shows who answered.
  const local = { ...fixture.api, double: async (value: number) => ok(value * 20) }
  const fallback = vi.fn(async () => local)
  return { ...fixture, start: fixture.startWith(...scripts), fallback }
}

test('PL-16: a Worker constructor that throws is a failure, not an exception', async () => {
  const client = createWorkerClient<TestApi>('qr.worker', { limitMs: 5_000 }, throws)
  const answer = await client.call((api) => api.double(1))
  expect(answer).toEqual({
    ok: false,
    error: { code: 'worker-failed', reason: 'load', detail: 'refused' },
  })
})

test('PL-16: a script that is not found ends the call, and the next one tries again', async () => {
  const { start, workers } = setup(silent)
  const client = createWorkerClient<TestApi>('qr.worker', { limitMs: 5_000 }, start)
  const call = client.call((api) => api.double(1))
  workers[0]?.fail()
  await expect(call).resolves.toEqual(failed('load'))
  await expect(client.call((api) => api.double(1))).resolves.toEqual({ ok: true, value: 2 })
  expect(log).not.toHaveBeenCalled()
})

test('PL-16: where no worker can be made the work is done on the page, and that is logged', async () => {
  const { fallback } = setup()
  const client = createWorkerClient<TestApi>('qr.worker', { limitMs: 5_000, fallback }, throws)
  const answers = await Promise.all([1, 2].map((value) => client.call((api) => api.double(value))))
  expect(answers).toEqual([
    { ok: true, value: 20 },
    { ok: true, value: 40 },
  ])
  expect(fallback).toHaveBeenCalledOnce()
  expect(log).toHaveBeenCalledOnce()
})

test('PL-16: where the script is not found the work is done on the page', async () => {
  const { start, workers, fallback } = setup(silent)
  const client = createWorkerClient<TestApi>('qr.worker', { limitMs: 5_000, fallback }, start)
  const call = client.call((api) => api.double(1))
  workers[0]?.fail()
  await expect(call).resolves.toEqual({ ok: true, value: 20 })
  await expect(client.call((api) => api.double(2))).resolves.toEqual({ ok: true, value: 40 })
  expect(workers).toHaveLength(1)
})

test('after the idle time a worker is tried again', async () => {
  const { start, workers, fallback } = setup(silent)
  const client = createWorkerClient<TestApi>('qr.worker', { limitMs: 5_000, fallback }, start)
  const call = client.call((api) => api.double(1))
  workers[0]?.fail()
  await call
  vi.advanceTimersByTime(10_000)
  await expect(client.call((api) => api.double(1))).resolves.toEqual({ ok: true, value: 2 })
})

test('a job on the page has its limit as well', async () => {
  const { fallback, hanging } = setup()
  const client = createWorkerClient<TestApi>('qr.worker', { limitMs: 5_000, fallback }, throws)
  const call = client.call((api) => api.hang())
  await hanging
  vi.advanceTimersByTime(5_000)
  await expect(call).resolves.toEqual(failed('time-limit'))
})

test('a job that is over its limit is not repeated on the page', async () => {
  const { start, fallback, hanging } = setup()
  const client = createWorkerClient<TestApi>('qr.worker', { limitMs: 5_000, fallback }, start)
  const call = client.call((api) => api.hang())
  await hanging
  vi.advanceTimersByTime(5_000)
  await expect(call).resolves.toEqual(failed('time-limit'))
  expect(fallback).not.toHaveBeenCalled()
})

test('a job that crashed the worker is not repeated on the page', async () => {
  const { start, workers, fallback, hanging } = setup()
  const client = createWorkerClient<TestApi>('qr.worker', { limitMs: 5_000, fallback }, start)
  const call = client.call((api) => api.hang())
  await hanging
  workers[0]?.fail('out of memory')
  await expect(call).resolves.toEqual(failed('crash'))
  expect(fallback).not.toHaveBeenCalled()
})

test('a fallback that cannot be loaded ends the call with the failure of the worker', async () => {
  const fallback = vi.fn().mockRejectedValue(new Error('chunk'))
  const client = createWorkerClient<TestApi>('qr.worker', { limitMs: 5_000, fallback }, throws)
  const answer = await client.call((api) => api.double(1))
  expect(answer).toMatchObject({ error: { reason: 'load', detail: 'refused' } })
})

test('a fallback that never comes is given up after 120 s', async () => {
  const fallback = vi.fn(() => new Promise<TestApi>(() => {}))
  const client = createWorkerClient<TestApi>('qr.worker', { limitMs: 5_000, fallback }, throws)
  const call = client.call((api) => api.double(1))
  await vi.waitUntil(() => fallback.mock.calls.length === 1, { interval: 1 })
  vi.advanceTimersByTime(120_000)
  await expect(call).resolves.toEqual(failed('time-limit'))
})

test('a fallback that has come has no limit any more', async () => {
  const { fallback, hanging } = setup()
  const client = createWorkerClient<TestApi>('qr.worker', { limitMs: null, fallback }, throws)
  const long = client.call((api) => api.hang())
  await hanging
  vi.advanceTimersByTime(120_000)
  expect(await isPending(long)).toBe(true)
  client.stop()
})

test('a worker that was stopped is not replaced when its script turns out to be missing', async () => {
  const { start, workers, fallback } = setup(silent)
  const client = createWorkerClient<TestApi>('qr.worker', { limitMs: 5_000, fallback }, start)
  const call = client.call((api) => api.double(1))
  client.stop()
  workers[0]?.fail()
  await expect(call).resolves.toEqual(failed('stopped'))
  expect(fallback).not.toHaveBeenCalled()
})

test('a fallback that comes after stop runs nothing', async () => {
  const { api } = setup()
  const { promise, resolve } = deferred<TestApi>()
  const fallback = () => promise
  const client = createWorkerClient<TestApi>('qr.worker', { limitMs: 5_000, fallback }, throws)
  const job = vi.fn((served: { double: TestApi['double'] }) => served.double(1))
  const call = client.call(job)
  expect(await isPending(call)).toBe(true)
  client.stop()
  resolve(api)
  await expect(call).resolves.toEqual(failed('stopped'))
  expect(await isPending(new Promise(() => {}))).toBe(true)
  expect(job).not.toHaveBeenCalled()
})

test('a fallback that fails after stop does not end the worker that came next', async () => {
  const { startWith, workers } = workerFixture()
  const chunk = deferred()
  const refused = chunk.promise.then(() => Promise.reject(new Error('chunk')))
  const fallback = () => refused
  const start = vi.fn<() => Worker>(startWith()).mockImplementationOnce(throws)
  const client = createWorkerClient<TestApi>('qr.worker', { limitMs: 5_000, fallback }, start)
  const call = client.call((api) => api.double(1))
  expect(await isPending(call)).toBe(true)
  client.stop()
  await client.call((api) => api.double(1))
  chunk.resolve()
  expect(await isPending(new Promise(() => {}))).toBe(true)
  await expect(client.call((api) => api.double(2))).resolves.toEqual({ ok: true, value: 4 })
  expect(workers).toHaveLength(1)
})

test('calls that end together do not cut the idle time of a later one short', async () => {
  const { fallback, hanging } = setup()
  const client = createWorkerClient<TestApi>('qr.worker', { limitMs: null, fallback }, throws)
  await Promise.all([client.call((api) => api.double(1)), client.call((api) => api.double(2))])
  const long = client.call((api) => api.hang())
  await hanging
  vi.advanceTimersByTime(60_000)
  expect(await isPending(long)).toBe(true)
  client.stop()
})
