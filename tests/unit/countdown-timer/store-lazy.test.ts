import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeStorage } from '../../support/fake-storage'
import { ofLength } from '../../support/timer-length'

const startExtras = vi.hoisted(() => vi.fn())
vi.mock('../../../src/tools/countdown-timer/store-extras', () => ({ startExtras }))
vi.mock('../../../src/platform/after-paint', () => ({ afterPaint: (run: () => void) => run() }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('localStorage', new FakeStorage())
  vi.stubGlobal('window', new EventTarget())
  vi.spyOn(console, 'error').mockReturnValue()
  startExtras.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function openPage() {
  const { useTimer } = await import('../../../src/tools/countdown-timer/store')
  return { useTimer, ...(await import('../../../src/tools/countdown-timer/store-lazy')) }
}

const keepTimer = () => localStorage.setItem('nimble.timer', '{}')

function bringNoCode() {
  startExtras.mockImplementation(() => {
    throw new Error('no code')
  })
}

test('code that does not come is tried again after a minute, not at each second of the clock', async () => {
  const { useTimer, watchTimer } = await openPage()
  bringNoCode()
  useTimer.setState({ timer: { phase: 'paused', ...ofLength(60_000), leftMs: 60_000 } })
  const stop = watchTimer()
  await vi.advanceTimersByTimeAsync(0)
  for (let second = 1; second <= 62; second++) {
    useTimer.setState({ timer: { phase: 'paused', ...ofLength(60_000), leftMs: 60_000 - second } })
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(startExtras).toHaveBeenCalledTimes(2)
  stop()
})

test('code that does not come for a timer of an earlier visit is tried again too', async () => {
  const { watchTimer } = await openPage()
  bringNoCode()
  keepTimer()
  watchTimer()
  await vi.advanceTimersByTimeAsync(62_000)
  expect(startExtras).toHaveBeenCalledTimes(2)
})

test('what opens the page waits for the timer of an earlier visit, where there is one', async () => {
  const { whenResumed } = await openPage()
  await whenResumed()
  expect(startExtras).not.toHaveBeenCalled()
  keepTimer()
  await whenResumed()
  expect(startExtras).toHaveBeenCalledOnce()
})
