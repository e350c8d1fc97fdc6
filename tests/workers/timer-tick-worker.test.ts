import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Not a literal, since the entry belongs to the compiler project that has a worker's globals.
const ENTRY = '../../workers/timer-tick.worker'

const postMessage = vi.fn()
let tell: (message: { data: number }) => void

beforeEach(() => {
  postMessage.mockReset()
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal('postMessage', postMessage)
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof tell) => (tell = listener))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ticksIn = (ms: number) => {
  postMessage.mockReset()
  vi.advanceTimersByTime(ms)
  return postMessage.mock.calls.length
}

test('the worker ticks by itself, four times a second at least', async () => {
  await import(ENTRY)
  expect(postMessage).not.toHaveBeenCalled()
  expect(ticksIn(1000)).toBeGreaterThanOrEqual(4)
})

test('told when a tick is due, it ticks then and not before, each time anew', async () => {
  await import(ENTRY)
  for (const dueMs of [700, 1000, 1000]) {
    tell({ data: dueMs })
    expect([ticksIn(dueMs - 1), ticksIn(1)]).toEqual([0, 1])
  }
  tell({ data: 900 })
  tell({ data: 100 })
  expect([ticksIn(99), ticksIn(1)]).toEqual([0, 1])
})

test('told nothing more, as where a tick came too early, it ticks by itself again', async () => {
  await import(ENTRY)
  tell({ data: 1000 })
  expect([ticksIn(1000), ticksIn(1000)]).toEqual([1, 4])
})
