import {
  endsAtMs,
  leftMsAt,
  observe,
  startCountdown,
  type ClockReading,
  type Countdown,
} from './countdown'
import { totalSeconds, type TimerSettings } from './settings'

interface Length {
  totalMs: number
  /** The length that was set, where minutes were added to it. */
  setMs?: number | undefined
}

export interface RunningTimer extends Length {
  phase: 'running'
  /** At the last reading of the clocks; above 0. */
  leftMs: number
  countdown: Countdown
}

export interface PausedTimer extends Length {
  phase: 'paused'
  leftMs: number
}

export interface FinishedTimer extends Length {
  phase: 'finished'
  /** By the wall clock, in ms since 1970: the deadline, even if the clocks were read later. */
  endedAtMs: number
  /** The visitor has been on the timer's page since, and left it: nothing draws attention to the end any more. */
  isSeen?: true
}

export type StartedTimer = RunningTimer | PausedTimer | FinishedTimer

export type Timer = { phase: 'settings' } | StartedTimer

/** The length that was set, without what was added. */
export const lengthSetMs = ({ totalMs, setMs = totalMs }: Length): number => setMs

export const isUnseenEnd = (timer: Timer): boolean =>
  timer.phase === 'finished' && timer.isSeen !== true

/** What the main button does in each phase; after the end it makes place for a new timer. */
export const MAIN_ACTION = {
  settings: 'start',
  running: 'pause',
  paused: 'resume',
  finished: 'reset',
} as const satisfies Record<Timer['phase'], string>

/**
 * @param totalMs above 0
 * @param leftMs above 0; less than `totalMs` for a timer that goes on
 */
export const startTimer = (totalMs: number, now: ClockReading, leftMs = totalMs): RunningTimer => ({
  phase: 'running',
  totalMs,
  leftMs,
  countdown: startCountdown(leftMs, now),
})

/** The timer at a moment: running with the time that is left, or finished. */
export function advance(timer: RunningTimer, now: ClockReading): RunningTimer | FinishedTimer {
  const countdown = observe(timer.countdown, now)
  const leftMs = leftMsAt(countdown, now)
  const { totalMs, setMs } = timer
  return leftMs > 0
    ? { ...timer, leftMs, countdown }
    : { phase: 'finished', totalMs, setMs, endedAtMs: endsAtMs(countdown) }
}

/** A timer whose time is up cannot be paused any more: it is finished. */
export function pauseTimer(timer: RunningTimer, now: ClockReading): PausedTimer | FinishedTimer {
  const next = advance(timer, now)
  if (next.phase === 'finished') return next
  const { totalMs, setMs, leftMs } = next
  return { phase: 'paused', totalMs, setMs, leftMs }
}

export const resumeTimer = (
  { totalMs, setMs, leftMs }: PausedTimer,
  now: ClockReading,
): RunningTimer => ({ ...startTimer(totalMs, now, leftMs), setMs })

const leftMsOf = (timer: StartedTimer) => (timer.phase === 'finished' ? 0 : timer.leftMs)

/** A second that has begun counts, so that 0 means that the time is up. */
export const secondsLeft = (timer: StartedTimer): number => Math.ceil(leftMsOf(timer) / 1000)

/** What the clock shows. */
export const remainingSeconds = (timer: Timer, settings: TimerSettings): number =>
  timer.phase === 'settings' ? totalSeconds(settings) : secondsLeft(timer)

/** 100 before the start to 0 at the end. Spec §4: remaining / total * 100. */
export const progressPercent = (timer: Timer): number =>
  timer.phase === 'settings' ? 100 : (leftMsOf(timer) / timer.totalMs) * 100
