import { halfWidth } from '#lib/number-text'
import { readDuration } from './duration'
import { nextMoment, readTimeOfDay } from './moment'
import { LONGEST_SECONDS } from '../domain/settings'

/**
 * The length in whole seconds of a timer typed as `1h30`, `90s`, `1:30:00`, `10 min` or `at 17:30`; a bare number is minutes.
 * Null for anything else, and for more than 23:59:59.
 */
export function readQuickEntry(text: string, nowMs: number): number | null {
  const asked = halfWidth(text).trim()
  const at = /^(?:at|until|till)\s+(.*)$/i.exec(asked)?.[1]
  if (at === undefined) {
    return readDuration(/^\d{1,4}$/.test(asked) ? `${asked} min` : asked)
  }
  const secondsOfDay = readTimeOfDay(at)
  if (secondsOfDay === null) return null
  const seconds = Math.ceil((nextMoment(secondsOfDay, nowMs) - nowMs) / 1000)
  return seconds <= LONGEST_SECONDS ? seconds : null
}
