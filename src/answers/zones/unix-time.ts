/** A moment that was written as a number. */
export interface UnixTime {
  /** The number as it was written. */
  count: string
  epochMs: number
  /** Where it is asked for; null: here. */
  place: string | null
}

const NAME =
  '(?:unix|epoch)(?: time)?(?: ?stamp)?|time ?stamp|seconds since (?:the )?(?:epoch|1970)'
const QUESTION = new RegExp(
  `^(?:(?<name>${NAME}) )?(?<count>[-−]?\\d{1,19})(?: (?<behind>${NAME}))?(?: (?:in|to|as|into) (?<to>.+))?$`,
  'i',
)
const ANY_DATE =
  /^(?:an? )?(?:date|date ?time|date and time|time|human(?:[ -]readable)?(?: date| time)?)$/i

/** Seconds have ten digits from 2001 to 2286, ms three more, and so on. */
const perSecond = (digits: number) =>
  digits < 12 ? 1 : digits < 15 ? 1e3 : digits < 18 ? 1e6 : 1e9

/** A `Date` reaches so far from 1970. */
const MOST_MS = 8.64e15

/** Reads `unix 1735689600`, `1735689600 in date`, `timestamp 1735689600000 in tokyo`; null for anything else. */
export function readUnixTime(question: string): UnixTime | null {
  const { name, count = '', behind, to } = QUESTION.exec(question)?.groups ?? {}
  const digits = count.replace(/\D/g, '').length
  const isNamed = name !== undefined || behind !== undefined
  const isDate = to !== undefined && ANY_DATE.test(to)
  const isMoment = digits > 8 && (isDate || /^(?:utc|gmt)$/i.test(to ?? ''))
  if (count === '' || (!isNamed && !isMoment)) return null
  const epochMs = (Number(count.replace('−', '-')) * 1000) / perSecond(digits)
  if (Math.abs(epochMs) > MOST_MS) return null
  return { count, epochMs, place: isDate || to === undefined ? null : to }
}

const INTO = new RegExp(
  `^(?:(?<date>.+?) (?:in|to|as|into) (?:${NAME})|(?:${NAME}) (?:of|for|at|on) (?<of>.+)|(?:current )?(?:${NAME})(?<now>(?: right)? now)?)$`,
  'i',
)

/** The moment whose Unix time is asked for, as it was written: `2026-12-24 in unix`, `unix time now`; null for none. */
export function momentInUnix(question: string): string | null {
  const groups = INTO.exec(question)?.groups
  return groups ? (groups['date'] ?? groups['of'] ?? 'now') : null
}
