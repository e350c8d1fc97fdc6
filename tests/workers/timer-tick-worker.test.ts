import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Not a literal, since the entry belongs to the compiler project that has a worker's globals.
const ENTRY = '../../workers/timer-tick.worker'

const postMessage = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  vi.stubGlobal('postMessage', postMessage)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the worker ticks by itself, four times a second at least', async () => {
  await import(ENTRY)
  expect(postMessage).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(postMessage.mock.calls.length).toBeGreaterThanOrEqual(4)
})
