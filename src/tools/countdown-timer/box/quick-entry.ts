import { halfWidth } from '#lib/number-text'
import { readDuration } from './duration'
import { nextMoment, readTimeOfDay } from './moment'
import { LONGEST_SECONDS } from '../domain/settings'

/**
 * The length in ms of a timer typed as `1h30`, `90s`, `1:30:00`, `10 min` or `at 17:30`; a bare number is minutes.
 * Null for anything else, and for more than 23:59:59.
 */
export function readQuickEntry(text: string, nowMs: number): number | null {
  const asked = halfWidth(text).trim()
  const at = /^(?:at|until|till)\s+(.*)$/i.exec(asked)?.[1]
  if (at === undefined) {
    const seconds = readDuration(/^\d{1,4}$/.test(asked) ? `${asked} min` : asked)
    return seconds === null ? null : seconds * 1000
  }
  const secondsOfDay = readTimeOfDay(at)
  if (secondsOfDay === null) return null
  const leftMs = nextMoment(secondsOfDay, nowMs) - nowMs
  return leftMs <= LONGEST_SECONDS * 1000 ? leftMs : null
}
