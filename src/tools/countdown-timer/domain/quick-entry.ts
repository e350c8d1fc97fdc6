import { readDuration, readTimeOfDay } from './duration-question'
import { LONGEST_SECONDS } from './settings'

/** The next moment at which the clocks of this place show a time of day. */
function nextMoment(secondsOfDay: number, nowMs: number): number {
  const moment = new Date(nowMs)
  moment.setHours(0, 0, secondsOfDay, 0)
  // By the calendar, not by 24 hours: the day may be one of a change of the clocks.
  if (moment.getTime() <= nowMs) moment.setDate(moment.getDate() + 1)
  return moment.getTime()
}

/**
 * The length in ms of a timer typed as `1h30`, `90s`, `1:30:00`, `10 min` or `at 17:30`; a bare number is minutes.
 * Null for anything else, and for more than 23:59:59.
 */
export function readQuickEntry(text: string, nowMs: number): number | null {
  const asked = text.trim()
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
