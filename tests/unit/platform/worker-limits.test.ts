import { expose } from 'comlink'
import { afterEach, expect, test, vi } from 'vitest'
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
afterEach(() => {
  vi.unstubAllGlobals()
})

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

/** Resource timing with the entries of the test, and those from before there was an observer. */
function stubResourceTiming(...earlier: string[]) {
  const observers = new Set<(names: string[]) => void>()
  class FakeObserver {
    readonly #tell: (names: string[]) => void
    constructor(callback: (list: { getEntries(): { name: string }[] }) => void) {
      this.#tell = (names) => callback({ getEntries: () => names.map((name) => ({ name })) })
    }
    observe({ buffered }: PerformanceObserverInit) {
      observers.add(this.#tell)
      if (buffered && earlier.length > 0) this.#tell(earlier)
    }
    disconnect() {
      observers.delete(this.#tell)
    }
  }
  vi.stubGlobal('PerformanceObserver', FakeObserver)
  const fetched = (name: string) => observers.forEach((tell) => tell([name]))
  return { fetched, observers }
}

/** A worker whose script has a top-level await: what comes before its `expose` is lost. */
function lateScript(api: TestApi) {
  const asked = deferred()
  const listen = deferred()
  const script: Script = (scope) => {
    scope.addEventListener('message', () => asked.resolve())
    scope.start()
    void listen.promise.then(() => expose(api, scope))
  }
  return { script, asked: asked.promise, listen: listen.resolve }
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
    expose({ hang: () => new Promise(() => {}) }, scope)
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
  const { script, asked, listen } = lateScript(workerFixture().api)
  const { workers, double } = setup(script)
  const call = double(21)
  await asked
  listen()
  expect(await isPending(call), 'the first question was lost').toBe(true)
  vi.advanceTimersByTime(250)
  await expect(call).resolves.toEqual({ ok: true, value: 42 })
  expect(workers).toHaveLength(1)
})

test('the limit of a job counts once the worker is ready', async () => {
  const { api, hanging } = workerFixture()
  const { script, asked, listen } = lateScript(api)
  const { client } = setup(script)
  const call = client.call((worker) => worker.hang())
  await asked
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

test('PL-18: a script that has come but never answers is given up after 5 s', async () => {
  const { fetched, observers } = stubResourceTiming()
  const { double } = setup(silent)
  const call = double(1)
  fetched('https://nimble.example/static/js/page-x.chunk.js')
  vi.advanceTimersByTime(30_000)
  fetched('https://nimble.example/static/js/qr.worker-x.js')
  vi.advanceTimersByTime(4_999)
  expect(await isPending(call)).toBe(true)
  vi.advanceTimersByTime(1)
  await expect(call).resolves.toEqual(tooLong)
  expect(observers.size).toBe(0)
  await expect(double(2)).resolves.toEqual({ ok: true, value: 4 })
})

test('a script that had come before, with a worker that was started early, is given up after 5 s too', async () => {
  stubResourceTiming('https://nimble.example/static/js/qr.worker-x.js')
  const { double } = setup(silent)
  const call = double(1)
  vi.advanceTimersByTime(5_000)
  await expect(call).resolves.toEqual(tooLong)
})

test('the imports of a script that has come have their time too', async () => {
  const { fetched } = stubResourceTiming()
  const { double } = setup(silent)
  const call = double(1)
  fetched('https://nimble.example/workers/qr.worker.ts?worker_file')
  vi.advanceTimersByTime(4_000)
  fetched('https://nimble.example/src/lib/result.ts')
  vi.advanceTimersByTime(4_000)
  expect(await isPending(call)).toBe(true)
  vi.advanceTimersByTime(1_000)
  await expect(call).resolves.toEqual(tooLong)
})
