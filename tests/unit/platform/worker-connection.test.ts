import { afterEach, expect, test, vi } from 'vitest'
import { connect } from '#platform/worker/connection'
import { exposeReady, FakeWorker } from '../../support/fake-worker'
import { fakeTimers, isPending } from '../../support/worker-fixture'

fakeTimers()
afterEach(() => void vi.restoreAllMocks())

const SCRIPT = '/static/js/qr.worker-x.js'

const turns = () => isPending(new Promise(() => {}))

function setup() {
  const events = { onReady: vi.fn(), onFailure: vi.fn() }
  let scope: MessagePort | undefined
  const worker = new FakeWorker((port) => (scope = port))
  const close = connect(worker, SCRIPT, events)
  return { ...events, worker, close, listen: () => scope && exposeReady({}, scope) }
}

test('a worker is ready once, however often it posts that it is', async () => {
  const { onReady, listen, worker } = setup()
  vi.advanceTimersByTime(10_000)
  listen()
  await turns()
  worker.say('ready')
  expect(onReady).toHaveBeenCalledOnce()
})

test('a worker that is ready has no limit to come', async () => {
  const { onFailure, listen } = setup()
  listen()
  await turns()
  vi.advanceTimersByTime(200_000)
  expect(onFailure).not.toHaveBeenCalled()
})

test('a worker that was closed is reported neither ready nor failed', async () => {
  const { onReady, onFailure, worker, close } = setup()
  close()
  // Its message was on the way when it was closed.
  worker.say('ready')
  worker.fail('Uncaught Error: late')
  await turns()
  vi.advanceTimersByTime(200_000)
  expect(onReady).not.toHaveBeenCalled()
  expect(onFailure).not.toHaveBeenCalled()
  expect(worker.terminated).toBe(true)
})

test('a failure is reported once', () => {
  const { onFailure, worker } = setup()
  worker.fail()
  worker.fail('Uncaught Error: again')
  expect(onFailure.mock.calls).toEqual([[{ code: 'worker-failed', reason: 'load' }]])
})

test('PL-43: a worker whose script has come, and does nothing, is given up after 5 s', () => {
  const fetched: { name: string }[] = [{ name: 'https://nimble.example/static/js/page-x.chunk.js' }]
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    () => fetched as unknown as PerformanceEntryList,
  )
  const { onFailure, worker } = setup()
  vi.advanceTimersByTime(30_000)
  fetched.push({ name: `https://nimble.example${SCRIPT}` })
  // It is looked for every second.
  vi.advanceTimersByTime(5_999)
  expect(onFailure).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onFailure.mock.calls).toEqual([[expect.objectContaining({ reason: 'load' })]])
  expect([worker.terminated, vi.getTimerCount()]).toEqual([true, 0])
})
