import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const terminate = vi.fn()
let workers: EventTarget[]

class SomeWorker extends EventTarget {
  terminate = terminate
  constructor() {
    super()
    workers.push(this)
  }
}

const load = async () => (await import('#platform/local-times')).localTimesReady

beforeEach(() => {
  vi.resetModules()
  // Else the time limit would stand in for what a test waits for.
  vi.useFakeTimers()
  workers = []
  vi.stubGlobal('Worker', SomeWorker)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  terminate.mockClear()
})

test.each(['message', 'error'])(
  'times can be written after the first %s of the one worker, which is ended',
  async (type) => {
    const localTimesReady = await load()
    const ready = [localTimesReady(), localTimesReady()]
    expect(workers).toHaveLength(1)
    workers[0]?.dispatchEvent(new Event(type))
    await Promise.all(ready)
    expect(terminate).toHaveBeenCalledOnce()
  },
)

test('times can be written where no worker can be made', async () => {
  vi.stubGlobal('Worker', undefined)
  await (
    await load()
  )()
})

test('times can be written soon where the worker does not answer, which is ended', async () => {
  const ready = (await load())()
  await vi.advanceTimersByTimeAsync(3000)
  await ready
  expect(terminate).toHaveBeenCalledOnce()
})
