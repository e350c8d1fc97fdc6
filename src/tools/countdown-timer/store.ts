import type { StateCreator } from 'zustand'
import { create } from '#platform/view-store'
import { DEFAULT_SETTINGS, totalSeconds, type TimerSettings } from './domain/settings'
import { clockText } from './domain/time-text'
import {
  advance,
  isUnseenEnd,
  pauseTimer,
  remainingSeconds,
  resumeTimer,
  startTimer,
  type Timer,
} from './domain/timer'
import {
  browser,
  startPhaseEffects,
  TIME_IS_UP,
  visitAction,
  type TimerBrowser,
} from './phase-effects'
import { settingsActions } from './store-settings'
import type { GetState, SetState, TimerNotice, TimerState } from './store-state'

/** What is left when it is announced: not every second. */
const ANNOUNCE_AT_MS = [300_000, 60_000, 10_000]

function titlePrefix(timer: Timer, settings: TimerSettings): string | null {
  if (timer.phase === 'settings') return null
  if (timer.phase !== 'finished') return clockText(remainingSeconds(timer, settings))
  return isUnseenEnd(timer) ? TIME_IS_UP : null
}

/** Puts the timer into a phase, which ends the effects of the one before. */
type EnterPhase = (timer: Timer, kind?: TimerNotice['kind']) => void

function phases(on: TimerBrowser, set: SetState, get: GetState): EnterPhase {
  let endEffects: (() => void) | undefined

  /** Within a phase. */
  function update(timer: Timer, kind?: TimerNotice['kind']) {
    const { settings } = get()
    set({ timer })
    if (kind) set({ notice: { kind, seconds: remainingSeconds(timer, settings) } })
    on.prefixTitle(titlePrefix(timer, settings))
  }
  function enter(timer: Timer, kind?: TimerNotice['kind']) {
    endEffects?.()
    const onStop = () => enter({ phase: 'settings' })
    const { isSilent, name } = get()
    endEffects = startPhaseEffects(on, timer, { onTick: tick, onStop, isSilent, name })
    set({ notice: null })
    update(timer, kind)
  }
  function tick() {
    const { timer, settings } = get()
    if (timer.phase !== 'running') return
    const next = advance(timer, on.readClocks())
    if (next.phase === 'finished') return enter(next)
    // All that is shown goes by whole seconds.
    if (remainingSeconds(next, settings) === remainingSeconds(timer, settings)) return
    const isAnnounced = ANNOUNCE_AT_MS.some((ms) => timer.leftMs > ms && next.leftMs <= ms)
    update(next, isAnnounced ? 'left' : undefined)
  }
  return enter
}

const runActions = (on: TimerBrowser, set: SetState, get: GetState, enter: EnterPhase) =>
  ({
    start() {
      get().leaveField()
      const { timer, settings } = get()
      const totalMs = totalSeconds(settings) * 1000
      if (timer.phase !== 'settings' || totalMs === 0) return
      on.unlockAlarm()
      void on.askToNotify()
      enter(startTimer(totalMs, on.readClocks()), 'started')
    },
    pause() {
      const { timer } = get()
      if (timer.phase !== 'running') return
      const next = pauseTimer(timer, on.readClocks())
      enter(next, next.phase === 'paused' ? 'paused' : undefined)
    },
    resume() {
      const { timer } = get()
      if (timer.phase === 'paused') enter(resumeTimer(timer, on.readClocks()), 'resumed')
    },
    reset() {
      enter({ phase: 'settings' }, get().timer.phase === 'settings' ? undefined : 'reset')
    },
    show(timer, settings) {
      const { timer: before, notice } = get()
      if (settings) set({ settings, correction: null })
      enter(timer)
      // Still to be announced: nothing has happened to it.
      if (timer === before) set({ notice })
    },
  }) satisfies Partial<TimerState>

/** Leaving the timer's page silences the alarm; an end has been seen then. */
function leave(on: TimerBrowser, { timer }: TimerState, enter: EnterPhase): void {
  if (timer.phase === 'finished') enter({ ...timer, isSeen: true })
  else on.silenceAlarm()
}

/** Lives as long as the app: the timer keeps running, and rings, while other pages are shown. */
export const timerState =
  (on: TimerBrowser): StateCreator<TimerState> =>
  (set, get) => {
    const enter = phases(on, set, get)
    return {
      settings: DEFAULT_SETTINGS,
      timer: { phase: 'settings' },
      name: '',
      othersCount: 0,
      notice: null,
      isSilent: false,
      overSeconds: null,
      correction: null,
      visit: visitAction(on, () => {
        leave(on, get(), enter)
        set({ notice: null })
      }),
      ...settingsActions(set),
      ...runActions(on, set, get, enter),
    }
  }

export const useTimer = create(timerState(browser))
