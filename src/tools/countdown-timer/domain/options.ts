import { isNumberIn, isWholeIn, propertiesOf } from '#lib/properties'
import { DEFAULT_SETTINGS, LONGEST_SECONDS, totalSeconds } from './settings'

export const SOUND_NAMES = ['bell', 'beeps', 'chime'] as const

/** What a visitor has chosen once for all timers. */
export interface TimerOptions {
  /** The length of the last timer that was started. */
  lastSeconds: number
  sound: (typeof SOUND_NAMES)[number]
  /** From 0 to 1. */
  volume: number
  /** Whether the timer starts again when it reaches zero. */
  repeats: boolean
  /** After zero the clock counts up. Not both: a timer that starts again has no time after zero. */
  countsUp: boolean
  /** Space, R and F act on the timer. */
  keysAreOn: boolean
}

export const DEFAULT_OPTIONS: TimerOptions = {
  lastSeconds: totalSeconds(DEFAULT_SETTINGS),
  sound: 'bell',
  volume: 1,
  repeats: false,
  countsUp: false,
  keysAreOn: true,
}

/** Each option that can be read, the others at their defaults. */
export function parseOptions(value: unknown): TimerOptions {
  const { lastSeconds, sound, volume, repeats, countsUp, keysAreOn } = propertiesOf(value)
  return {
    lastSeconds: isWholeIn(lastSeconds, 1, LONGEST_SECONDS)
      ? lastSeconds
      : DEFAULT_OPTIONS.lastSeconds,
    sound: SOUND_NAMES.find((name) => name === sound) ?? DEFAULT_OPTIONS.sound,
    volume: isNumberIn(volume, 0, 1) ? volume : DEFAULT_OPTIONS.volume,
    repeats: repeats === true,
    countsUp: countsUp === true && repeats !== true,
    keysAreOn: keysAreOn !== false,
  }
}

/** The options with what the visitor has chosen; repeating and counting up exclude each other. */
export const withChosen = (options: TimerOptions, chosen: Partial<TimerOptions>): TimerOptions => ({
  ...options,
  ...(chosen.repeats && { countsUp: false }),
  ...(chosen.countsUp && { repeats: false }),
  ...chosen,
})
