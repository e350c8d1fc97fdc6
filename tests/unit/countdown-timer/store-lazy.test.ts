import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTimer } from '../../../src/tools/countdown-timer/store'
import { watchTimer } from '../../../src/tools/countdown-timer/store-lazy'

const startExtras = vi.hoisted(() => vi.fn())
vi.mock('../../../src/tools/countdown-timer/store-extras', () => ({ startExtras }))
vi.mock('../../../src/platform/after-paint', () => ({ afterPaint: (run: () => void) => run() }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('code that does not come is tried again after a minute, not at each second of the clock', async () => {
  startExtras.mockImplementation(() => {
    throw new Error('no code')
  })
  useTimer.setState({ timer: { phase: 'paused', totalMs: 60_000, leftMs: 60_000 } })
  const stop = watchTimer()
  await vi.advanceTimersByTimeAsync(0)
  for (let second = 1; second <= 62; second++) {
    useTimer.setState({ timer: { phase: 'paused', totalMs: 60_000, leftMs: 60_000 - second } })
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(startExtras).toHaveBeenCalledTimes(2)
  stop()
})
