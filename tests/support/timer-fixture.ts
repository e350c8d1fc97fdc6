import { setMaxListeners } from 'node:events'
import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { SiteNotice } from '#platform/site-notice'
import { FakeStorage } from './fake-storage'

const page = new EventTarget()
// All tabs of a test file are at one page.
setMaxListeners(0, page)
vi.stubGlobal('window', page)
vi.stubGlobal('localStorage', new FakeStorage())
const { browser } = await import('../../src/tools/countdown-timer/effects')
const { timerState } = await import('../../src/tools/countdown-timer/state')
const { largeTimer, large } = await import('../../src/tools/countdown-timer/domain/timers')

/** Of a timer to which no minutes were added. */
export const ofLength = (totalMs: number) => ({ totalMs, setMs: totalMs })

export const NOON = Date.UTC(2026, 2, 4, 12)

export const MINUTE = 60_000

/** Timers as they are kept. */
export const kept = {
  running: (totalMs: number, leftMs: number, keptAtMs: number) => ({
    phase: 'running',
    ...ofLength(totalMs),
    leftMs,
    keptAtMs,
  }),
  paused: (totalMs: number, leftMs: number) => ({ phase: 'paused', ...ofLength(totalMs), leftMs }),
  /** Of a timer of a minute. */
  end: (endedAtMs: number, more = {}) => ({
    phase: 'finished',
    ...ofLength(MINUTE),
    endedAtMs,
    ...more,
  }),
  /** One timer, on the large clock. */
  alone: (timer: unknown, name = '') => ({ timers: [{ id: 1, name, timer }], shown: 1, name: '' }),
}

/** What a device of the visitor keeps; anything else than text is stored as JSON. */
export function device(stored: Record<string, unknown> = {}) {
  localStorage.clear()
  for (const [key, value] of Object.entries(stored))
    localStorage.setItem(`nimble.${key}`, JSON.stringify(value))
}

export const storedIn = (key: string): unknown =>
  JSON.parse(localStorage.getItem(`nimble.${key}`) ?? 'null')

/** As another tab changes what is stored. */
export function changeInOtherTab(key: string) {
  window.dispatchEvent(Object.assign(new Event('storage'), { key: `nimble.${key}` }))
}

const nothing = () => {}

const holding = (held: Set<object>) => () => {
  const one = {}
  held.add(one)
  return () => void held.delete(one)
}

/** A tab in a fake browser: its clocks stand still until they are set. It rings, unless other tabs are to. */
export function tab({ rings = true, openedAtMs = NOON } = {}) {
  const clocks = { monotonicMs: 5000, wallMs: openedAtMs }
  const tickers = new Set<() => void>()
  const tellDue = vi.fn<(ms: number) => void>()
  const locks = new Set<object>()
  const removeBodyClass = vi.fn()
  const takeNoticeAway = vi.fn()
  let handleShare: (isOurs: boolean) => void = nothing
  let [handleBack, handleTouch] = [nothing, nothing]
  const on = {
    ...browser,
    schedule: (act: () => void) => {
      act()
      return nothing
    },
    readClocks: () => ({ ...clocks }),
    startTicker: (onTick: () => void) => {
      const ticker = () => onTick()
      tickers.add(ticker)
      return { tellDue, stop: () => void tickers.delete(ticker) }
    },
    keepAwake: holding(locks),
    prepareAlarm: vi.fn(),
    unlockAlarm: vi.fn(),
    soundAlarm: vi.fn(() => Promise.resolve()),
    silenceAlarm: vi.fn(),
    chooseAlarm: vi.fn(),
    askToNotify: vi.fn(() => Promise.resolve()),
    notify: vi.fn(() => Promise.resolve()),
    showSiteNotice: vi.fn((_notice: SiteNotice) => takeNoticeAway),
    showGoingOn: vi.fn<(isOn: boolean) => void>(),
    showShareLeft: vi.fn<(share01: number) => void>(),
    addBodyClass: vi.fn(() => removeBodyClass),
    prefixTitle: vi.fn(),
    showTabIcon: vi.fn<(svg: string | null) => void>(),
    takeAlarm: vi.fn(),
    holdInOneTab: (_name: string, onChange: (isOurs: boolean) => void) => {
      handleShare = onChange
      if (rings) onChange(true)
      return () => on.takeAlarm()
    },
    onPageBack: (act: () => void) => void (handleBack = act),
    onFirstTouch: (act: () => void) => void (handleTouch = act),
  }
  const store = createStore(timerState(on))
  store.getState().open()

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
  /** Starts a timer of so many seconds, in place of none or beside one that is put aside for it. */
  function start(seconds: number, name = '') {
    store.getState().begin({ seconds, name }, 'beside')
  }
  return {
    on,
    store,
    clocks,
    pass,
    tickAfter,
    start,
    tickers,
    tellDue,
    locks,
    removeBodyClass,
    takeNoticeAway,
    timer: () => largeTimer(store.getState()),
    name: () => large(store.getState())?.name,
    /** The timers beside the large clock. */
    beside: () => store.getState().timers.filter(({ id }) => id !== large(store.getState())?.id),
    idOf: (name: string) => store.getState().timers.find((each) => each.name === name)?.id ?? 0,
    share: (isOurs: boolean) => handleShare(isOurs),
    comeBack: () => handleBack(),
    touch: () => handleTouch(),
    /** The page is shown, and left again. */
    visitAndLeave: async () => {
      store.getState().mounted()()
      await Promise.resolve()
    },
  }
}

/** A tab that came while another one rings. */
export const silentTab = () => tab({ rings: false })

/** A tab whose timer of 5 minutes has just started, on a device that had none. */
export function runningTimer() {
  device()
  const started = tab()
  started.store.getState().start()
  return started
}

export function finishedTimer() {
  const ended = runningTimer()
  ended.tickAfter(300_000)
  return ended
}
