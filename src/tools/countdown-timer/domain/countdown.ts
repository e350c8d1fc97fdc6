/** Two clocks read at one moment, in ms. */
export interface ClockReading {
  /** Cannot be set, but may stop while the device sleeps. */
  monotonicMs: number
  /** Runs during sleep, but may be set forwards and back. */
  wallMs: number
}

/** A running countdown: a deadline, so that it does not matter when and how often the clocks are read. */
export interface Countdown {
  /** On the monotonic clock. */
  deadlineMs: number
  /** How far the wall clock was ahead of the monotonic one when both were last read. */
  wallAheadMs: number
}

// Less than this between two readings is the clocks' own unevenness; no sleep is as short.
const JUMP_MS = 1000

const wallAhead = ({ monotonicMs, wallMs }: ClockReading) => wallMs - monotonicMs

export const startCountdown = (leftMs: number, now: ClockReading): Countdown => ({
  deadlineMs: now.monotonicMs + leftMs,
  wallAheadMs: wallAhead(now),
})

/**
 * Accounts for a new reading of the clocks. A forward jump of the wall clock is time that passed in sleep and brings
 * the deadline nearer; a backward one means that the clock was set, and changes nothing.
 */
export function observe({ deadlineMs, wallAheadMs }: Countdown, now: ClockReading): Countdown {
  const jumpMs = wallAhead(now) - wallAheadMs
  return {
    deadlineMs: jumpMs >= JUMP_MS ? deadlineMs - jumpMs : deadlineMs,
    wallAheadMs: wallAhead(now),
  }
}

/** 0 from the deadline on. */
export const leftMsAt = ({ deadlineMs }: Countdown, now: ClockReading): number =>
  Math.max(0, deadlineMs - now.monotonicMs)

/** The deadline by the wall clock as it was last read, in ms since 1970. */
export const endsAtMs = ({ deadlineMs, wallAheadMs }: Countdown): number => deadlineMs + wallAheadMs
