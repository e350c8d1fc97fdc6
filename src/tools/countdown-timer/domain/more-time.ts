import { LONGEST_SECONDS, type TimerSettings } from './settings'
import {
  advance,
  remainingSeconds,
  startTimer,
  type ClockReading,
  type FinishedTimer,
  type RunningTimer,
  type StartedTimer,
  type Timer,
} from './timer'

const MINUTE_MS = 60_000
const LONGEST_MS = LONGEST_SECONDS * 1000

/** Whether the clock shows the longest time, to which nothing can be added. */
export const isLongest = (timer: Timer, settings: TimerSettings): boolean =>
  remainingSeconds(timer, settings) >= LONGEST_SECONDS

/** One minute more, as far as a timer can be long; a finished timer runs for that minute. */
export function addMinute(timer: StartedTimer, now: ClockReading): StartedTimer {
  const present = timer.phase === 'running' ? advance(timer, now) : timer
  if (present.phase === 'finished') return { ...startTimer(MINUTE_MS, now), setMs: present.setMs }
  const addedMs = Math.min(MINUTE_MS, LONGEST_MS - present.leftMs)
  const totalMs = Math.min(present.totalMs + addedMs, LONGEST_MS)
  return { ...present, totalMs, leftMs: present.leftMs + addedMs }
}

/** The timer again as it was set, from the moment when it ended; rounds that ended unseen are passed over. */
export function repeatTimer(ended: FinishedTimer, now: ClockReading): RunningTimer {
  const { setMs, endedAtMs } = ended
  const overMs = Math.max(0, now.wallMs - endedAtMs) % setMs
  return { ...startTimer(setMs, now), leftMs: setMs - overMs }
}

/** Whole seconds since the end; a clock that was set back counts as none. */
export const overSeconds = (ended: FinishedTimer, wallMs: number): number =>
  Math.max(0, Math.floor((wallMs - ended.endedAtMs) / 1000))
