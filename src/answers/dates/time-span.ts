import { DAY_SECONDS, readTimeOfDay } from '#lib/question/time-of-day'

/** `how many hours are there between`; `is` and `what is the` are left out before. */
const BEFORE =
  /^(?:(?:how (?:long|many (?:hours|minutes))|hours|minutes|time)\s+)?(?:(?:is it|it|are there|there)\s+)?(?:(?:from|between)\s+)?/i
const BEHIND = /(?:\s+in (?:hours|minutes))?$/i
/** A time with letters says which half of the day it is in: `am`, `noon`. */
const HALF = /[a-z]/i
const SEPARATOR = /\s*[-−–—]\s*|\s+(?:to|until|till?|and)\s+/i

/** Two times of day, in seconds since midnight. */
export interface TimeSpan {
  from: number
  to: number
}

/** Seconds since midnight; both halves of the day for `5:30` beside `9am`, none for `9.30`, which may be a number. */
function readingsOf(time: string, isHalfOpen: boolean): number[] {
  const seconds = /[:a-z]/i.test(time) ? readTimeOfDay(time) : null
  if (seconds === null) return []
  const isOfEither = isHalfOpen && !HALF.test(time) && seconds >= 3600 && seconds < 13 * 3600
  return isOfEither ? [seconds, (seconds + DAY_SECONDS / 2) % DAY_SECONDS] : [seconds]
}

/** The length in seconds; `to` is of the next day where it is the earlier one. */
export const lengthOf = ({ from, to }: TimeSpan) => (to - from + DAY_SECONDS) % DAY_SECONDS

/**
 * `9am to 5pm`, `9:00 - 17:00`, `how many hours between 8:15 and noon`; the shorter of the two for `1:30 to 2pm`.
 * Null where one of them may be no time of day, as in `9 to 5` and `10.30 - 9.15`, and of twice the same.
 */
export function readTimeSpan(text: string): TimeSpan | null {
  const times = text.replace(BEFORE, '').replace(BEHIND, '').split(SEPARATOR)
  if (times.length !== 2) return null
  const isHalfOpen = times.some((time) => HALF.test(time))
  const [starts = [], ends = []] = times.map((time) => readingsOf(time, isHalfOpen))
  const [shortest] = starts
    .flatMap((from) => ends.map((to) => ({ from, to })))
    .filter(({ from, to }) => from !== to)
    .sort((a, b) => lengthOf(a) - lengthOf(b))
  return shortest ?? null
}
