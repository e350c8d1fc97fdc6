import { readLength } from '#lib/question/length'
import { DAY_SECONDS, readTimeOfDay } from '#lib/question/time-of-day'

const IN_SIGNS = /^(?<time>.+?)\s*(?<sign>[-+−–]|\b(?:plus|minus)\b)\s*(?<length>.+)$/i
const IN_WORDS =
  /^(?:(?:what )?time (?:(?:is|was) (?:it )?|will it be )?)?(?<length>.+?)\s+(?<sign>after|from|before)\s+(?<time>.+)$/i

/** A time of day, and a length before or after it. */
export interface TimeShift {
  /** Seconds since midnight. */
  from: number
  /** How far the time is moved; below 0 backwards. */
  seconds: number
}

/**
 * `3pm + 90 min`, `17:30 - 2h`, `45 minutes after 9:15`. Null for anything else, and where a number may be another
 * thing: `9.30 + 2h`, `9am + 8:00`, `1:30 + 45 s`. The clock shows no seconds.
 */
export function readTimeShift(text: string): TimeShift | null {
  const {
    time = '',
    sign = '',
    length = '',
  } = (IN_SIGNS.exec(text) ?? IN_WORDS.exec(text))?.groups ?? {}
  const from = /[:a-z]/i.test(time) ? readTimeOfDay(time) : null
  const seconds = Math.round((/[a-z]/i.test(length) && readLength(length)) || 0)
  if (from === null || seconds <= 0 || seconds >= DAY_SECONDS || seconds % 60 !== 0) return null
  return { from, seconds: /[-−–]|minus|before/i.test(sign) ? -seconds : seconds }
}
