import { DEFAULT_SETTINGS, LONGEST_SECONDS, totalSeconds } from './settings'

/** What a visitor has chosen once for all timers. */
export interface TimerOptions {
  /** The length of the last timer that was started. */
  lastSeconds: number
}

export const DEFAULT_OPTIONS: TimerOptions = { lastSeconds: totalSeconds(DEFAULT_SETTINGS) }

const isLength = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= LONGEST_SECONDS

/** Each option that can be read, the others at their defaults. */
export function parseOptions(value: unknown): TimerOptions {
  if (typeof value !== 'object' || value === null) return DEFAULT_OPTIONS
  // Each property is looked at before it is used.
  const { lastSeconds } = value as Record<string, unknown>
  return { lastSeconds: isLength(lastSeconds) ? lastSeconds : DEFAULT_OPTIONS.lastSeconds }
}
