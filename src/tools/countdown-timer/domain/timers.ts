import type { ClockReading } from '#lib/clock-reading'
import { DEFAULT_OPTIONS, type TimerOptions } from './options'
import { DEFAULT_SETTINGS, type Draft } from './settings'
import { hasJustRestarted, showsForMs, type StartedTimer, type Timer } from './timer'

export const MOST_TIMERS = 12

export const LONGEST_NAME = 40

/** A timer with the id that no other one in the list has, and its name, which is empty for none. */
export interface ListedTimer {
  id: number
  name: string
  timer: StartedTimer
}

/** A timer that is to start; its name is empty for none. */
export interface PendingTimer {
  seconds: number
  /** Of one that ends at a time of day, in ms since 1970. */
  endMs?: number
  name: string
}

/** Where another timer starts: beside the one on the large clock, which goes on, or in its place. */
export type Place = 'beside' | 'instead'

/** A message that is to be announced once, with the seconds that are left at that moment. */
export interface TimerNotice {
  kind: 'started' | 'paused' | 'resumed' | 'reset' | 'left'
  seconds: number
}

/** All timers of the visitor, of which one is on the large clock, and what the fields of the next one hold. */
export interface Timers {
  draft: Draft
  /** All that have been started and not been reset, in that order; `MOST_TIMERS` at most. */
  timers: readonly ListedTimer[]
  /** What the visitor has put on the large clock; null: the draft. An end that was not seen yet goes before it. */
  shown: number | null
  /** All tabs have the same timers, and one tab rings: whether it is this one. */
  hasAlarm: boolean
  /** What a link has asked for while a timer was on the large clock. */
  pending: PendingTimer | null
  notice: TimerNotice | null
  /** How many views beside the timer's page show the ends and can stop them, as the box does while it is in view. */
  watchers: number
  options: TimerOptions
}

export const INITIAL_TIMERS: Timers = {
  draft: { settings: DEFAULT_SETTINGS, name: '', correction: null },
  timers: [],
  shown: null,
  hasAlarm: false,
  pending: null,
  notice: null,
  watchers: 0,
  options: DEFAULT_OPTIONS,
}

export const isUnseen = ({ timer }: ListedTimer) => timer.phase === 'finished' && !timer.isSeen

export const endedAtMsOf = ({ timer }: ListedTimer) => ('endedAtMs' in timer ? timer.endedAtMs : 0)

/** Ends that were not seen yet. */
export const unseenEnds = ({ timers }: Timers): readonly ListedTimer[] => timers.filter(isUnseen)

const lastOf = (ends: readonly ListedTimer[]): ListedTimer | null =>
  [...ends].sort((a, b) => endedAtMsOf(a) - endedAtMsOf(b)).at(-1) ?? null

/** The last end that was not seen yet. */
export const unseenEnd = (state: Timers): ListedTimer | null => lastOf(unseenEnds(state))

/** The timer on the large clock; null: the draft is. */
export const large = (state: Timers): ListedTimer | null =>
  unseenEnd(state) ?? state.timers.find(({ id }) => id === state.shown) ?? null

const NOT_STARTED: Timer = { phase: 'settings' }

export const largeTimer = (state: Timers): Timer => large(state)?.timer ?? NOT_STARTED

/** The end makes no sound, in whichever tab. */
export const isSilent = ({ timer }: ListedTimer) => timer.phase === 'finished' && !!timer.isSilent

const isRinging = ({ hasAlarm }: Timers, each: ListedTimer) =>
  hasAlarm && isUnseen(each) && !isSilent(each)

/** The timer that this tab draws attention to, in sound and sight; null: none. */
export const ringingEnd = (state: Timers): ListedTimer | null =>
  lastOf(state.timers.filter((each) => isRinging(state, each)))

/** When a timer that counts up after its end has ended, in ms since 1970; null: it does not count up. */
export const countsUpFromMs = ({ options }: Timers, timer: Timer | undefined): number | null =>
  options.countsUp && timer?.phase === 'finished' ? timer.endedAtMs : null

export const isSounding = (state: Timers): boolean =>
  ringingEnd(state) !== null ||
  (state.hasAlarm && state.timers.some(({ timer }) => hasJustRestarted(timer)))

export const anyRuns = ({ timers }: Timers): boolean =>
  timers.some(({ timer }) => timer.phase === 'running')

/** In how many ms from a moment on the first of the running timers shows another second; none runs: infinite. */
export const nextSecondMs = ({ timers }: Timers, now: ClockReading): number =>
  Math.min(
    ...timers.map(({ timer }) => (timer.phase === 'running' ? showsForMs(timer, now) : Infinity)),
  )

export const restartedAtMsOf = (listed: ListedTimer | undefined) =>
  listed?.timer.phase === 'running' ? listed.timer.restartedAtMs : undefined

/** The timers whose end is news in this tab: they ring and did not before, or have been started again. */
export const endedSince = (state: Timers, before: Timers): readonly ListedTimer[] =>
  state.timers.filter((each) => {
    const was = before.timers.find(({ id }) => id === each.id)
    if (isRinging(state, each)) return !was || !isRinging(before, was)
    const restartedAtMs = restartedAtMsOf(each)
    return restartedAtMs !== undefined && restartedAtMs !== restartedAtMsOf(was)
  })
