import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTicker } from '#platform/device/ticker'
import { FakeWorker } from '../../support/fake-worker'

const page = new EventTarget()
const windowStub = new EventTarget()
const log = vi.spyOn(console, 'error')

beforeEach(() => {
  log.mockReset().mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', windowStub)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setup() {
  const worker = new FakeWorker(() => {})
  const onTick = vi.fn()
  return { worker, onTick, ...startTicker(onTick, () => worker) }
}

test('PL-18: the page ticks until the worker does, which may have closed itself', () => {
  const { worker, onTick } = setup()
  vi.advanceTimersByTime(500)
  expect(onTick).toHaveBeenCalledTimes(2)
  worker.say(null)
  expect(onTick).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(10_000)
  expect(onTick).toHaveBeenCalledTimes(3)
})

test('the worker is told when the next tick is due', async () => {
  const told: unknown[] = []
  const worker = new FakeWorker((scope) => {
    scope.addEventListener('message', ({ data }) => told.push(data))
    scope.start()
  })
  const { tellDue, stop } = startTicker(vi.fn(), () => worker)
  tellDue(700)
  await vi.waitFor(() => expect(told).toEqual([700]))
  stop()
})

test('when the worker fails, the page ticks and one line is logged', () => {
  const { worker, onTick } = setup()
  worker.say(null)
  const event = worker.fail('broken')
  vi.advanceTimersByTime(500)
  expect(onTick).toHaveBeenCalledTimes(3)
  expect(log).toHaveBeenCalledOnce()
  expect([event.defaultPrevented, worker.terminated]).toEqual([true, true])
})

test('PL-16: where no worker can be made the page ticks', () => {
  const onTick = vi.fn()
  const { stop } = startTicker(onTick, () => {
    throw new DOMException('blocked', 'SecurityError')
  })
  vi.advanceTimersByTime(500)
  expect(onTick).toHaveBeenCalledTimes(2)
  stop()
  vi.advanceTimersByTime(500)
  expect(onTick).toHaveBeenCalledTimes(2)
})

test.each([
  ['visibilitychange', page],
  ['pageshow', windowStub],
])('%s is a tick', (type, target) => {
  const { onTick, stop } = setup()
  target.dispatchEvent(new Event(type))
  expect(onTick).toHaveBeenCalledOnce()
  stop()
  target.dispatchEvent(new Event(type))
  expect(onTick).toHaveBeenCalledOnce()
})

test('TI-14: stopped, it leaves no worker and no interval behind', () => {
  const { worker, onTick, stop } = setup()
  stop()
  expect([worker.terminated, vi.getTimerCount()]).toEqual([true, 0])
  vi.advanceTimersByTime(1000)
  expect(onTick).not.toHaveBeenCalled()
})
