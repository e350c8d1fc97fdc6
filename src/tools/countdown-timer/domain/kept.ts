import { propertiesOf } from '#lib/properties'
import { LONGEST_SECONDS } from './settings'
import {
  advance,
  endsAtMs,
  passTime,
  type ClockReading,
  type FinishedTimer,
  type PausedTimer,
  type RunningTimer,
  type StartedTimer,
  type Timer,
} from './timer'

/** A timer as it is kept on the device, where no monotonic clock outlasts the page. */
export type KeptTimer =
  (Omit<RunningTimer, 'readAt'> & { keptAtMs: number }) | PausedTimer | FinishedTimer

/** A timer that ended longer ago is of no interest any more. */
const FORGET_AFTER_MS = 86_400_000

export function toKept(timer: StartedTimer, now: ClockReading): KeptTimer {
  if (timer.phase !== 'running') return timer
  // The page may be left before it notices that the device has slept, or that the time is up.
  const present = advance(timer, now)
  if (present.phase === 'finished') return present
  const { readAt, ...kept } = present
  return { ...kept, keptAtMs: readAt.wallMs }
}

/**
 * The timer again, at another visit. Time goes by the wall clock meanwhile; one that was set back counts as no
 * time, so that a timer never has more left than when it was kept. Null where it ended a day ago.
 */
export function fromKept(kept: KeptTimer, now: ClockReading): StartedTimer | null {
  if (kept.phase === 'paused') return kept
  const timer =
    kept.phase === 'finished' ? kept : passTime(kept, Math.max(0, now.wallMs - kept.keptAtMs), now)
  const isForgotten = timer.phase === 'finished' && now.wallMs - timer.endedAtMs >= FORGET_AFTER_MS
  return isForgotten ? null : timer
}

const isMs = (value: unknown, longest = LONGEST_SECONDS * 1000): value is number =>
  typeof value === 'number' && value > 0 && value <= longest

/** 8.64e15 ms after 1970 is the last moment of a `Date`: ECMA-262, 21.4.1.1. */
const isMoment = (value: unknown): value is number => isMs(value, 8.64e15)

/** Null for anything that is no kept timer, such as one of another version. */
export function parseKept(value: unknown): KeptTimer | null {
  const { phase, totalMs, setMs, leftMs, keptAtMs, endedAtMs, isSeen } = propertiesOf(value)
  if (!isMs(totalMs)) return null
  const length = { totalMs, setMs: isMs(setMs) ? setMs : totalMs }
  if (phase === 'finished' && isMoment(endedAtMs))
    return { phase, ...length, endedAtMs, ...(isSeen === true && { isSeen }) }
  if (!isMs(leftMs) || leftMs > totalMs) return null
  if (phase === 'paused') return { phase, ...length, leftMs }
  return phase === 'running' && isMoment(keptAtMs) ? { phase, ...length, leftMs, keptAtMs } : null
}

/** Two tabs read the clocks at different moments, and the wall's may be set in between. */
const TOLERANCE_MS = 1000

/** Whether two timers are in one phase, as long as each other, and end, or have ended, at one moment. */
export function isSameTimer(a: Timer, b: Timer): boolean {
  if (a.phase === 'settings' || b.phase === 'settings') return a.phase === b.phase
  if (a.totalMs !== b.totalMs) return false
  if (a.phase === 'running' && b.phase === 'running')
    return Math.abs(endsAtMs(a) - endsAtMs(b)) < TOLERANCE_MS
  if (a.phase === 'paused' && b.phase === 'paused') return a.leftMs === b.leftMs
  if (a.phase === 'finished' && b.phase === 'finished')
    return Math.abs(a.endedAtMs - b.endedAtMs) < TOLERANCE_MS && a.isSeen === b.isSeen
  return false
}
