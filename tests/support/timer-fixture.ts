import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { SiteNotice } from '#platform/site-notice'
import type { TimerBrowser } from '../../src/tools/countdown-timer/phase-effects'
import { timerState } from '../../src/tools/countdown-timer/store'

/** A timer's store in a fake browser: its clocks stand still until they are set. */
export function timerFixture() {
  const clocks = { monotonicMs: 5000, wallMs: Date.UTC(2026, 2, 4, 12) }
  const tickers = new Set<() => void>()
  const locks = new Set<object>()
  const warnings = new Set<object>()
  const removeBodyClass = vi.fn()
  const takeNoticeAway = vi.fn()

  const on = {
    afterPaint: (act: () => void) => {
      act()
      return () => {}
    },
    readClocks: () => ({ ...clocks }),
    startTicks: (onTick: () => void) => {
      const ticker = () => onTick()
      tickers.add(ticker)
      return () => void tickers.delete(ticker)
    },
    keepAwake: () => {
      const lock = {}
      locks.add(lock)
      return () => void locks.delete(lock)
    },
    warnBeforeUnload: () => {
      const warning = {}
      warnings.add(warning)
      return () => void warnings.delete(warning)
    },
    prepareAlarm: vi.fn(),
    unlockAlarm: vi.fn(),
    soundAlarm: vi.fn(() => Promise.resolve()),
    silenceAlarm: vi.fn(),
    askToNotify: vi.fn(() => Promise.resolve()),
    notify: vi.fn(() => Promise.resolve()),
    showSiteNotice: vi.fn((_notice: SiteNotice) => takeNoticeAway),
    addBodyClass: vi.fn(() => removeBodyClass),
    prefixTitle: vi.fn(),
  } satisfies TimerBrowser

  const store = createStore(timerState(on))

  /** Time passes unseen. */
  function pass(ms: number) {
    clocks.monotonicMs += ms
    clocks.wallMs += ms
  }
  /** Time passes, then there is one tick. */
  function tickAfter(ms: number) {
    pass(ms)
    for (const ticker of tickers) ticker()
  }
  return {
    on,
    store,
    clocks,
    pass,
    tickAfter,
    tickers,
    locks,
    warnings,
    removeBodyClass,
    takeNoticeAway,
  }
}

/** A fixture whose timer of 5 minutes has just started. */
export function runningTimer() {
  const fixture = timerFixture()
  fixture.store.getState().start()
  return fixture
}

export function finishedTimer() {
  const fixture = runningTimer()
  fixture.tickAfter(300_000)
  return fixture
}
