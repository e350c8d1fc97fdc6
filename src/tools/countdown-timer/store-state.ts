import type { StateCreator } from 'zustand'
import type { Correction, TimeField, TimerSettings } from './domain/settings'
import type { Timer } from './domain/timer'

/** What is to be announced, once. */
export interface TimerNotice {
  kind: 'started' | 'paused' | 'resumed' | 'reset' | 'left'
  /** Left at that moment. */
  seconds: number
}

export interface TimerState {
  settings: TimerSettings
  timer: Timer
  /** Empty where the visitor has given none. */
  name: string
  /** How many timers there are beside this one. */
  othersCount: number
  notice: TimerNotice | null
  /** Another tab shows the same timer, and it is the one that rings. */
  isSilent: boolean
  /** Since the end, where the clock counts up after it. */
  overSeconds: number | null
  /** What has become of what was typed; until the settings change. */
  correction: Correction | null
  /** To be called when the timer's page is shown; returns what to call when it is left. */
  visit: () => () => void
  change: (field: TimeField, text: string) => void
  /** Brings the settings into the clock's form: 90 minutes are 1 hour 30 minutes. */
  leaveField: () => void
  step: (field: TimeField, by: 1 | -1) => void
  choose: (seconds: number) => void
  /** Refused while the settings are 0. */
  start: () => void
  pause: () => void
  resume: () => void
  /** Back to the settings, silently; also what New Timer does. */
  reset: () => void
  /** Puts another timer in place of this one, such as that of an earlier visit; may be finished already. */
  show: (timer: Timer, settings?: TimerSettings) => void
}

export type SetState = Parameters<StateCreator<TimerState>>[0]
export type GetState = Parameters<StateCreator<TimerState>>[1]
