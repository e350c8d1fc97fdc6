import type { ClockReading } from '#lib/clock-reading'
import { LONGEST_SECONDS, toSettings, totalSeconds, type TimerSettings } from './settings'

interface Length {
  totalMs: number
  /** The length that was set, without the minutes that were added to it. */
  setMs: number
}

export interface RunningTimer extends Length {
  phase: 'running'
  /** What was left at `readAt`; above 0. */
  leftMs: number
  readAt: ClockReading
  /** When its own end started it again, by the monotonic clock; absent in the first round. */
  restartedAtMs?: number
}

export interface PausedTimer extends Length {
  phase: 'paused'
  leftMs: number
}

export interface FinishedTimer extends Length {
  phase: 'finished'
  /** The deadline by the wall clock, in ms since 1970, even if the clocks were read later. */
  endedAtMs: number
  /** The visitor has been on the timer's page since, and left it: nothing draws attention to the end any more. */
  isSeen?: true
  /** The end sounds in no tab: the one that has the alarm got it after this end. */
  isSilent?: true
}

export type StartedTimer = RunningTimer | PausedTimer | FinishedTimer

export type Timer = { phase: 'settings' } | StartedTimer

/** The settings that a timer was started with. */
export const settingsOf = ({ setMs }: StartedTimer): TimerSettings =>
  toSettings(Math.ceil(setMs / 1000))

/** What the main button does in each phase; after the end it makes place for a new timer. */
export const MAIN_ACTION = {
  settings: 'start',
  running: 'toggle',
  paused: 'toggle',
  finished: 'reset',
} as const satisfies Record<Timer['phase'], string>

/** @param totalMs above 0 */
export const startTimer = (totalMs: number, now: ClockReading): RunningTimer => ({
  phase: 'running',
  totalMs,
  setMs: totalMs,
  leftMs: totalMs,
  readAt: now,
})

// A smaller difference between the two clocks is their own unevenness; no sleep is as short.
const JUMP_MS = 1000

/** A forward jump of the wall clock is time that passed in sleep; a backward one means that the clock was set. */
function elapsedMs(before: ClockReading, now: ClockReading): number {
  const awakeMs = now.monotonicMs - before.monotonicMs
  const wallMs = now.wallMs - before.wallMs
  return wallMs - awakeMs >= JUMP_MS ? wallMs : awakeMs
}

/** The timer after some time, at a moment: running with the time that is left, or finished. */
export function passTime(
  timer: Omit<RunningTimer, 'readAt'>,
  passedMs: number,
  now: ClockReading,
): RunningTimer | FinishedTimer {
  const leftMs = timer.leftMs - passedMs
  if (leftMs > 0) return { ...timer, leftMs, readAt: now }
  const { totalMs, setMs } = timer
  return { phase: 'finished', totalMs, setMs, endedAtMs: now.wallMs + leftMs }
}

export const advance = (timer: RunningTimer, now: ClockReading): RunningTimer | FinishedTimer =>
  passTime(timer, elapsedMs(timer.readAt, now), now)

/** When a timer ends, by the wall clock as it was last read, in ms since 1970. */
export const endsAtMs = ({ leftMs, readAt }: RunningTimer): number => readAt.wallMs + leftMs

/** A timer whose time is up cannot be paused any more: it is finished. */
export function pauseTimer(timer: RunningTimer, now: ClockReading): PausedTimer | FinishedTimer {
  const next = advance(timer, now)
  if (next.phase === 'finished') return next
  const { totalMs, setMs, leftMs } = next
  return { phase: 'paused', totalMs, setMs, leftMs }
}

export const resumeTimer = (timer: PausedTimer, now: ClockReading): RunningTimer => ({
  ...timer,
  phase: 'running',
  readAt: now,
})

const leftMsOf = (timer: StartedTimer) => (timer.phase === 'finished' ? 0 : timer.leftMs)

/** A second that has begun counts, so that 0 means that the time is up. */
export const secondsLeft = (timer: StartedTimer): number => Math.ceil(leftMsOf(timer) / 1000)

/** For how many ms from a moment on a timer goes on to show the second that it shows. */
export const showsForMs = (timer: RunningTimer, now: ClockReading): number =>
  Math.max(0, timer.leftMs - elapsedMs(timer.readAt, now) - (secondsLeft(timer) - 1) * 1000)

/** The seconds that the clock shows: one that has begun counts whole. */
export const remainingSeconds = (timer: Timer, settings: TimerSettings): number =>
  timer.phase === 'settings' ? totalSeconds(settings) : secondsLeft(timer)

/** 100 before the start to 0 at the end. */
export const progressPercent = (timer: Timer): number =>
  timer.phase === 'settings' ? 100 : (leftMsOf(timer) / timer.totalMs) * 100

const LONGEST_MS = LONGEST_SECONDS * 1000

/** Whether nothing can be added to the time that is left. */
export const isLongest = (timer: Timer): boolean =>
  timer.phase !== 'settings' && secondsLeft(timer) >= LONGEST_SECONDS

/** Some minutes more, as far as a timer can be long; a finished timer runs for those minutes. */
export function addMinutes(timer: StartedTimer, count: number, now: ClockReading): StartedTimer {
  const present = timer.phase === 'running' ? advance(timer, now) : timer
  const wantedMs = count * 60_000
  if (present.phase === 'finished') return { ...startTimer(wantedMs, now), setMs: present.setMs }
  const addedMs = Math.min(wantedMs, LONGEST_MS - present.leftMs)
  const totalMs = Math.min(present.totalMs + addedMs, LONGEST_MS)
  return { ...present, totalMs, leftMs: present.leftMs + addedMs }
}

/** The timer again as it was set, from the moment when it ended; rounds that ended unseen are passed over. */
export function repeatTimer({ setMs, endedAtMs }: FinishedTimer, now: ClockReading): RunningTimer {
  const overMs = Math.max(0, now.wallMs - endedAtMs) % setMs
  return { ...startTimer(setMs, now), leftMs: setMs - overMs, restartedAtMs: now.monotonicMs }
}

/** How long the alarm sounds between two rounds. */
const ROUND_RINGS_MS = 5000

export const hasJustRestarted = (timer: Timer): boolean =>
  timer.phase === 'running' &&
  timer.restartedAtMs !== undefined &&
  timer.readAt.monotonicMs - timer.restartedAtMs < ROUND_RINGS_MS

/** Whole seconds since the end; a clock that was set back counts as none. */
export const overSeconds = (endedAtMs: number, wallMs: number): number =>
  Math.max(0, Math.floor((wallMs - endedAtMs) / 1000))
