import { expose } from 'comlink'
import { expect, test, vi } from 'vitest'
import { startWorker } from '../../../src/platform/worker-start'
import { FakeWorker } from '../../support/fake-worker'
import { fakeTimers, isPending } from '../../support/worker-fixture'

fakeTimers()

const LIMITS = { script: '.worker', loadLimitMs: 120_000, answerLimitMs: 5_000 }
const turns = () => isPending(new Promise(() => {}))

function setup() {
  const events = { ready: vi.fn(), broken: vi.fn() }
  let scope: MessagePort | undefined
  const worker = new FakeWorker((port) => (scope = port))
  const end = startWorker(() => worker, LIMITS, events)
  return { ...events, worker, end, listen: () => scope && expose({}, scope) }
}

test('a worker is ready once, however many questions it answers', async () => {
  const { ready, listen } = setup()
  vi.advanceTimersByTime(10_000)
  listen()
  await turns()
  vi.advanceTimersByTime(200_000)
  await turns()
  expect(ready).toHaveBeenCalledOnce()
})

test('a worker that is ready is asked no more and has no limit to come', async () => {
  const { broken, worker, listen } = setup()
  listen()
  await turns()
  const post = vi.spyOn(worker, 'postMessage')
  vi.advanceTimersByTime(200_000)
  expect(post).not.toHaveBeenCalled()
  expect(broken).not.toHaveBeenCalled()
})

test('a worker that was ended gets neither ready nor broken', async () => {
  const { ready, broken, worker, end } = setup()
  const asked = vi.spyOn(worker, 'postMessage')
  vi.advanceTimersByTime(250)
  end()
  // Its answer was on the way when it was ended.
  worker.say({ ...Object(asked.mock.calls[0]?.[0]), type: 'RAW', value: undefined })
  worker.fail('Uncaught Error: late')
  await turns()
  vi.advanceTimersByTime(200_000)
  expect(ready).not.toHaveBeenCalled()
  expect(broken).not.toHaveBeenCalled()
  expect(worker.terminated).toBe(true)
})

test('a worker breaks once', () => {
  const { broken, worker } = setup()
  worker.fail()
  worker.fail('Uncaught Error: again')
  expect(broken.mock.calls).toEqual([[{ code: 'worker-failed', reason: 'load' }]])
})
