import { expose } from 'comlink'
import { expect, test, vi } from 'vitest'
import { connect } from '#platform/worker/connection'
import { FakeWorker } from '../../support/fake-worker'
import { fakeTimers, isPending } from '../../support/worker-fixture'

fakeTimers()

const turns = () => isPending(new Promise(() => {}))

function setup() {
  const events = { onReady: vi.fn(), onFailure: vi.fn() }
  let scope: MessagePort | undefined
  const worker = new FakeWorker((port) => (scope = port))
  const close = connect(worker, '.worker', events)
  return { ...events, worker, close, listen: () => scope && expose({}, scope) }
}

test('a worker is ready once, however many questions it answers', async () => {
  const { onReady, listen } = setup()
  vi.advanceTimersByTime(10_000)
  listen()
  await turns()
  vi.advanceTimersByTime(200_000)
  await turns()
  expect(onReady).toHaveBeenCalledOnce()
})

test('a worker that is ready is polled no more and has no limit to come', async () => {
  const { onFailure, worker, listen } = setup()
  listen()
  await turns()
  const post = vi.spyOn(worker, 'postMessage')
  vi.advanceTimersByTime(200_000)
  expect(post).not.toHaveBeenCalled()
  expect(onFailure).not.toHaveBeenCalled()
})

test('a worker that was closed is reported neither ready nor failed', async () => {
  const { onReady, onFailure, worker, close } = setup()
  const asked = vi.spyOn(worker, 'postMessage')
  vi.advanceTimersByTime(250)
  close()
  // Its answer was on the way when it was closed.
  worker.say({ ...Object(asked.mock.calls[0]?.[0]), type: 'RAW', value: undefined })
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
