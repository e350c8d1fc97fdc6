import { expect, test, vi } from 'vitest'
import { connect } from '#platform/worker/connection'
import { exposeReady, FakeWorker } from '../../support/fake-worker'
import { fakeTimers, isPending } from '../../support/worker-fixture'

fakeTimers()

const turns = () => isPending(new Promise(() => {}))

function setup() {
  const events = { onReady: vi.fn(), onFailure: vi.fn() }
  let scope: MessagePort | undefined
  const worker = new FakeWorker((port) => (scope = port))
  const close = connect(worker, events)
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
