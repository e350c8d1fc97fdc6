import { readTimeOfDay } from './moment-question'

/** `how many hours are there between`; `is` and `what is the` are left out before. */
const BEFORE =
  /^(?:(?:how (?:long|many (?:hours|minutes))|hours|minutes|time)\s+)?(?:(?:is it|it|are there|there)\s+)?(?:(?:from|between)\s+)?/i
const BEHIND = /(?:\s+in (?:hours|minutes))?\??$/i
const SEPARATOR = /\s*[-−–—]\s*|\s+(?:to|until|till?|and)\s+/i

/** Of two times of day, in seconds since midnight. */
export interface TimeSpan {
  from: number
  to: number
}

/**
 * `9am to 5pm`, `9:00 - 17:00`, `how many hours between 8:15 and noon`. Null where one of them is no time of day that
 * can be read in one way, as in `9 to 5`, and of twice the same.
 */
export function readTimeSpan(text: string): TimeSpan | null {
  const times = text.replace(BEFORE, '').replace(BEHIND, '').split(SEPARATOR)
  const [from = null, to = null] = times.map(readTimeOfDay)
  if (times.length !== 2 || from === null || to === null || from === to) return null
  return { from, to }
}
