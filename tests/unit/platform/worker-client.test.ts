import { expect, test, vi } from 'vitest'
import { createWorkerClient } from '#platform/worker/client'
import { fakeTimers, isPending, workerFixture, type TestApi } from '../../support/worker-fixture'

fakeTimers()

const failed = (reason: string) => ({
  ok: false,
  error: expect.objectContaining({ code: 'worker-failed', reason }),
})

function setup() {
  const fixture = workerFixture()
  const client = createWorkerClient<TestApi>('qr.worker', { limitMs: 5_000 }, fixture.startWith())
  const double = (value: number) => client.call((api) => api.double(value))
  return { ...fixture, client, double }
}

test('the worker starts on the first call, not before', async () => {
  const { workers, double } = setup()
  expect(workers).toHaveLength(0)
  await expect(double(21)).resolves.toEqual({ ok: true, value: 42 })
  expect(workers).toHaveLength(1)
})

test('a worker started ahead serves the first call, and is ended if none comes', async () => {
  const { workers, live, client, double } = setup()
  client.start()
  expect(workers).toHaveLength(1)
  await expect(double(21)).resolves.toEqual({ ok: true, value: 42 })
  expect(workers).toHaveLength(1)
  client.stop()
  client.start()
  expect(await isPending(new Promise(() => {})), 'ready').toBe(true)
  vi.advanceTimersByTime(10_000)
  expect(live()).toBe(0)
})

test('many calls in flight share one worker and each gets its own answer', async () => {
  const { workers, double } = setup()
  const inputs = Array.from({ length: 100 }, (_, index) => index)
  const answers = await Promise.all(inputs.map(double))
  expect(answers).toEqual(inputs.map((value) => ({ ok: true, value: value * 2 })))
  expect(workers).toHaveLength(1)
})

test('an error value of the job comes back as it is', async () => {
  const { client } = setup()
  const answer = await client.call((api) => api.refuse())
  expect(answer).toEqual({ ok: false, error: { code: 'refused' } })
})

test('PL-41: an idle worker is ended after 10 s and the next call starts a new one', async () => {
  const { workers, live, double } = setup()
  await double(1)
  vi.advanceTimersByTime(9_999)
  expect(live()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(live()).toBe(0)
  await expect(double(4)).resolves.toEqual({ ok: true, value: 8 })
  expect(workers).toHaveLength(2)
})

test('a call within the idle time keeps the worker', async () => {
  const { workers, live, double } = setup()
  for (let visit = 0; visit < 50; visit++) {
    await double(visit)
    vi.advanceTimersByTime(9_000)
  }
  expect(live()).toBe(1)
  expect(workers).toHaveLength(1)
})

test('a worker with a job in flight is not idle', async () => {
  const { client, workers, hanging, double } = setup()
  await double(1)
  const long = client.call((api) => api.hang(), { limitMs: null })
  await hanging
  await double(2)
  vi.advanceTimersByTime(60_000)
  expect(workers[0]?.terminated).toBe(false)
  client.stop()
  await expect(long).resolves.toEqual(failed('stopped'))
})

test('PL-42: a crash ends every call in flight, and the next call starts a new worker', async () => {
  const { client, workers, hanging, double } = setup()
  const calls = [client.call((api) => api.hang()), client.call((api) => api.hang())]
  await hanging
  const event = workers[0]?.fail('Uncaught Error: boom')
  expect(await Promise.all(calls)).toEqual([failed('crash'), failed('crash')])
  expect(event?.defaultPrevented, 'not an uncaught error of the page too').toBe(true)
  expect(workers[0]?.terminated).toBe(true)
  await expect(double(3)).resolves.toEqual({ ok: true, value: 6 })
})

test('a message that cannot be read ends the calls in flight', async () => {
  const { client, workers, hanging } = setup()
  const call = client.call((api) => api.hang())
  await hanging
  workers[0]?.dispatchEvent(new Event('messageerror'))
  await expect(call).resolves.toEqual(failed('unreadable'))
  expect(workers[0]?.terminated).toBe(true)
})

test('the end of an old worker does not touch the new one', async () => {
  const { client, workers, double } = setup()
  await double(1)
  client.stop()
  const call = double(2)
  workers[0]?.fail('Uncaught Error: late')
  await expect(call).resolves.toEqual({ ok: true, value: 4 })
  expect(workers[1]?.terminated).toBe(false)
})

test('a call that ended with the old worker does not make the new one idle', async () => {
  const { client, workers, hanging } = setup()
  const old = client.call((api) => api.hang())
  await hanging
  client.stop()
  const long = client.call((api) => api.hang(), { limitMs: null })
  await old
  vi.advanceTimersByTime(60_000)
  expect(await isPending(long)).toBe(true)
  expect(workers[1]?.terminated).toBe(false)
  client.stop()
})

test('stop ends the worker and the calls in flight', async () => {
  const { client, live, hanging } = setup()
  const call = client.call((api) => api.hang())
  await hanging
  client.stop()
  await expect(call).resolves.toEqual(failed('stopped'))
  expect(live()).toBe(0)
})

test('stop while the script is loading ends the call without running the job', async () => {
  const { client } = setup()
  const job = vi.fn((api: { double: TestApi['double'] }) => api.double(1))
  const call = client.call(job)
  client.stop()
  await expect(call).resolves.toEqual(failed('stopped'))
  expect(await isPending(new Promise(() => {}))).toBe(true)
  expect(job).not.toHaveBeenCalled()
})

test('an argument that cannot be copied fails alone', async () => {
  const { client, workers, hanging, double } = setup()
  const other = client.call((api) => api.hang())
  await hanging
  const call = client.call((api) => api.take({ onDone: () => {} }))
  await expect(call).resolves.toEqual(failed('rejected'))
  await expect(double(5)).resolves.toEqual({ ok: true, value: 10 })
  expect(await isPending(other)).toBe(true)
  expect(workers).toHaveLength(1)
})

test('a method that throws fails alone, with what it threw', async () => {
  const { client, workers, double } = setup()
  const answer = await client.call((api) => api.throwBug())
  expect(answer).toEqual({
    ok: false,
    error: { code: 'worker-failed', reason: 'rejected', detail: 'bug' },
  })
  await expect(double(5)).resolves.toEqual({ ok: true, value: 10 })
  expect(workers).toHaveLength(1)
})

test('a job that throws before it reaches the worker fails like any other', async () => {
  const { client } = setup()
  const call = client.call(() => {
    throw new RangeError('early')
  })
  await expect(call).resolves.toEqual(failed('rejected'))
})

test('the end of a worker releases its proxy', async () => {
  const { client, workers, double } = setup()
  await double(1)
  const [worker] = workers
  if (!worker) throw new Error('no worker')
  const post = vi.spyOn(worker, 'postMessage')
  client.stop()
  const released = post.mock.calls.filter(([message]) => Object(message).type === 'RELEASE')
  expect(released).toHaveLength(1)
})

test('the worker after a failed one starts with its script fetched past the HTTP cache', async () => {
  const { workers, startWith } = workerFixture()
  const fetch = vi.fn(async () => new Response(''))
  vi.stubGlobal('fetch', fetch)
  const script = '/static/js/qr.worker-x.js'
  const start = startWith(() => {})
  const client = createWorkerClient<TestApi>(script, { limitMs: 5_000 }, start)
  const call = client.call((api) => api.double(1))
  expect(fetch).not.toHaveBeenCalled()
  workers[0]?.fail()
  await expect(call).resolves.toEqual(failed('load'))
  await expect(client.call((api) => api.double(1))).resolves.toEqual({ ok: true, value: 2 })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    script,
    expect.objectContaining({ cache: 'reload' }),
  )
  vi.unstubAllGlobals()
})

test('a script is fetched past the HTTP cache after a failure, not after a stop', async () => {
  const fetch = vi.fn(async () => new Response())
  vi.stubGlobal('fetch', fetch)
  const { client, hanging, double } = setup()
  await double(1)
  client.stop()
  await expect(double(2)).resolves.toEqual({ ok: true, value: 4 })
  expect(fetch).not.toHaveBeenCalled()

  const loop = client.call((api) => api.hang())
  await hanging
  vi.advanceTimersByTime(5_000)
  await loop
  await expect(double(3)).resolves.toEqual({ ok: true, value: 6 })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    'qr.worker',
    expect.objectContaining({ cache: 'reload' }),
  )
  vi.unstubAllGlobals()
})
