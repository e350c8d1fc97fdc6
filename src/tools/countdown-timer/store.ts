import { create, type StateCreator } from 'zustand'
import { silenceAlarm, soundAlarm, unlockAlarm } from '../../platform/alarm'
import { addBodyClass } from '../../platform/body-class'
import { readClocks } from '../../platform/clocks'
import { askToNotify, notify } from '../../platform/notify'
import { showSiteNotice } from '../../platform/site-notice'
import { prefixTitle } from '../../platform/tab-title'
import { warnBeforeUnload } from '../../platform/unload-warning'
import { keepAwake } from '../../platform/wake-lock'
import { startTicks } from './client'
import {
  clampField,
  DEFAULT_SETTINGS,
  parseField,
  toSettings,
  totalSeconds,
  type TimeField,
  type TimerSettings,
} from './domain/settings'
import { clockText, durationText } from './domain/time-text'
import {
  lookAt,
  pauseTimer,
  remainingSeconds,
  resumeTimer,
  startTimer,
  type FinishedTimer,
  type RunningTimer,
  type Timer,
} from './domain/timer'

/** Spec §9. */
const FINISH_STYLE_MS = 3000
/** What is left when a screen reader says so by itself: not every second. */
const SAID_MS = [300_000, 60_000, 10_000]

const TIME_IS_UP = "Time's Up!"

/** Something to say aloud, once. */
export interface TimerNotice {
  kind: 'started' | 'paused' | 'resumed' | 'left'
  /** Left then. */
  seconds: number
}

export interface TimerState {
  settings: TimerSettings
  timer: Timer
  notice: TimerNotice | null
  /** The timer's page is shown. Returns how to leave it, which silences the alarm. */
  visit: () => () => void
  /** Takes over what was typed into a field. */
  change: (field: TimeField, text: string) => void
  /** One more or one less. */
  step: (field: TimeField, by: 1 | -1) => void
  /** @param seconds one of `PRESETS` */
  choose: (seconds: number) => void
  /** Refused while the settings are 0. */
  start: () => void
  pause: () => void
  resume: () => void
  /** Back to the settings, silently; also what New Timer does. */
  reset: () => void
}

const browser = {
  readClocks,
  startTicks,
  keepAwake,
  warnBeforeUnload,
  unlockAlarm,
  soundAlarm,
  silenceAlarm,
  askToNotify,
  notify,
  showSiteNotice,
  addBodyClass,
  prefixTitle,
}

/** What the timer needs of the browser; a parameter for the tests. */
export type TimerBrowser = typeof browser

type SetState = Parameters<StateCreator<TimerState>>[0]

const settingsActions = (set: SetState): Pick<TimerState, 'change' | 'step' | 'choose'> => ({
  change: (field, text) =>
    set(({ settings }) => ({ settings: { ...settings, [field]: parseField(field, text) } })),
  step: (field, by) =>
    set(({ settings }) => ({
      settings: { ...settings, [field]: clampField(field, settings[field] + by) },
    })),
  choose: (seconds) => set({ settings: toSettings(seconds) }),
})

function visitAction(on: TimerBrowser): TimerState['visit'] {
  let visits = 0
  let hasAsked = false
  return () => {
    visits++
    // Once by itself; after that, each start asks while it is undecided.
    if (!hasAsked) void on.askToNotify()
    hasAsked = true
    return () => {
      visits--
      // React may leave and come back in one go; that is no leaving.
      queueMicrotask(() => {
        if (visits === 0) on.silenceAlarm()
      })
    }
  }
}

/** Everything that tells that the time is up, whatever page is shown; returns how to end it. */
function announceEnd(on: TimerBrowser, totalMs: number, reset: () => void): () => void {
  const endStyle = on.addBodyClass('timer-finished', FINISH_STYLE_MS)
  void on.soundAlarm()
  const length = durationText(totalMs / 1000)
  void on.notify(TIME_IS_UP, `Your timer of ${length} has finished.`, 'countdown-timer')
  const takeNoticeAway = on.showSiteNotice({
    text: TIME_IS_UP,
    path: '/countdown-timer',
    action: 'Stop alarm',
    act: reset,
    done: 'Alarm stopped',
  })
  return () => {
    endStyle()
    takeNoticeAway()
    on.silenceAlarm()
  }
}

function titlePrefix(timer: Timer, settings: TimerSettings): string | null {
  if (timer.phase === 'settings') return null
  return timer.phase === 'finished' ? TIME_IS_UP : clockText(remainingSeconds(timer, settings))
}

/** Lives as long as the app: the timer runs on, and rings, while other pages are shown. */
export const timerState =
  (on: TimerBrowser): StateCreator<TimerState> =>
  (set, get) => {
    // Ends what the present phase has set going.
    let leavePhase: (() => void) | undefined

    function show(timer: Timer, kind?: TimerNotice['kind']) {
      const { settings } = get()
      set({ timer })
      if (kind) set({ notice: { kind, seconds: remainingSeconds(timer, settings) } })
      on.prefixTitle(titlePrefix(timer, settings))
    }
    function enter(timer: Timer, kind?: TimerNotice['kind'], begin?: () => () => void) {
      leavePhase?.()
      leavePhase = begin?.()
      set({ notice: null })
      show(timer, kind)
    }
    function run(timer: RunningTimer, kind: TimerNotice['kind']) {
      enter(timer, kind, () => {
        const stops = [on.startTicks(tick), on.keepAwake(), on.warnBeforeUnload()]
        return () => stops.forEach((stop) => stop())
      })
    }
    const finish = (timer: FinishedTimer) =>
      enter(timer, undefined, () => announceEnd(on, timer.totalMs, reset))

    function tick() {
      const { timer, settings } = get()
      if (timer.phase !== 'running') return
      const seen = lookAt(timer, on.readClocks())
      if (seen.phase === 'finished') return finish(seen)
      // All that is shown goes by whole seconds.
      if (remainingSeconds(seen, settings) === remainingSeconds(timer, settings)) return
      const isSaid = SAID_MS.some((ms) => timer.leftMs > ms && seen.leftMs <= ms)
      show(seen, isSaid ? 'left' : undefined)
    }
    function start() {
      const { timer, settings } = get()
      const totalMs = totalSeconds(settings) * 1000
      if (timer.phase !== 'settings' || totalMs === 0) return
      on.unlockAlarm()
      void on.askToNotify()
      run(startTimer(totalMs, on.readClocks()), 'started')
    }
    function pause() {
      const { timer } = get()
      if (timer.phase !== 'running') return
      const seen = pauseTimer(timer, on.readClocks())
      if (seen.phase === 'finished') finish(seen)
      else enter(seen, 'paused')
    }
    const reset = () => enter({ phase: 'settings' })
    function resume() {
      const { timer } = get()
      if (timer.phase === 'paused') run(resumeTimer(timer, on.readClocks()), 'resumed')
    }

    return {
      settings: DEFAULT_SETTINGS,
      timer: { phase: 'settings' },
      notice: null,
      visit: visitAction(on),
      ...settingsActions(set),
      start,
      pause,
      resume,
      reset,
    }
  }

export const useTimer = create(timerState(browser))
