import { clockAt, DAY_MS, momentsOf, type ZoneClock } from '#lib/zone-clock'
import { DAY_SECONDS, NAMED_TIMES, secondsOfDay } from '#lib/question/time-of-day'

const AT = /^(?:at|until|till?|to)\s+/i
/** A time of day that is clear without an `at` before it. */
const MOMENT =
  /^(?:\d.*[ap]\.?m\.?|(?:12 )?(?:noon|midday|midnight))$|\b(?:tomorrow|today|tonight|morning|afternoon|evening|night)\b|o['’]? ?clock\b|[½¼] (?:past|to)\b|^\d{1,2}(?: min(?:ute)?s?)? past\b/i

/** Whether a text is surely of a time of day: `at 7`, `7pm`, `tomorrow 7:30`. */
export const saysMoment = (text: string): boolean => AT.test(text) || MOMENT.test(text)

/** The time alone: without `at`, and `17h30` as `17:30`. */
export const timeAlone = (text: string): string =>
  text
    .replace(AT, '')
    .replace(/^(\d{1,2})h(?=\d\d$)/i, '$1:')
    .replace(/^(\d{1,2})h$/i, '$1:00')

/** How far the clocks of this place are behind UTC at a moment. */
const behindMs = (epochMs: number) => new Date(epochMs).getTimezoneOffset() * 60_000

/**
 * The next moment at which the clocks of this place show a time of day, in ms since 1970.
 * @param timeOfDay seconds since midnight
 */
export function nextMoment(timeOfDay: number, nowMs: number): number {
  const now = new Date(nowMs)
  // Days are counted by the calendar, not by 24 hours: the clocks may change on one.
  const momentOf = (day: number) =>
    new Date(now.getFullYear(), now.getMonth(), day, 0, 0, timeOfDay).getTime()
  const today = momentOf(now.getDate())
  if (today > nowMs) return today
  const tomorrow = momentOf(now.getDate() + 1)
  // Where the clocks are set back, by an hour or by half of one, they show a time twice.
  const again = today + behindMs(tomorrow) - behindMs(today)
  const isTwice = behindMs(again) === behindMs(tomorrow)
  return isTwice && again > nowMs ? again : tomorrow
}

/**
 * The next moment at which the clocks of a zone show a time of day, in ms since 1970; a time that they skip comes on the
 * day after.
 * @param timeOfDay seconds since midnight
 */
export function nextMomentIn(zone: ZoneClock, timeOfDay: number, nowMs: number): number | null {
  const today = Math.floor(clockAt(zone, nowMs) / DAY_MS)
  const moments = [0, 1, 2].flatMap((day) =>
    momentsOf(zone, (today + day) * DAY_MS + timeOfDay * 1000),
  )
  return moments.find((moment) => moment > nowMs) ?? null
}

/** The words that may stand beside the time of day. */
const WORDS =
  /(?:\b(?:in )?the |\bthis )?\b(?:morning|afternoon|evening)\b|\b(?:at night|tonight|tomorrow|today|at)\b|o['’]? ?clock\b|,/g

/** `7`, `7:30 pm`, `½ past 7`, `10 to 8`. */
const CLOCK =
  /^(?:([½¼]|\d{1,2})(?: min(?:ute)?s?)? (past|to) )?(\d{1,2})(?:[:.]([0-5]\d))?\s?([ap]\.?m\.?)?$/

const MINUTES: Readonly<Record<string, number>> = { '½': 30, '¼': 15 }

/** The half of the day that the words name; null for none. */
function halfOf(text: string, hour: number): string | null {
  if (/\bmorning\b/.test(text)) return 'am'
  if (/\b(?:afternoon|evening)\b/.test(text)) return 'pm'
  // `12 at night` is midnight.
  return /\b(?:at |to)night\b/.test(text) ? (hour % 12 < 6 ? 'am' : 'pm') : null
}

/** The times in seconds since midnight: two for `7` and `½ past 7`, whose half of the day is not said. */
function timesIn(text: string): number[] {
  const rest = text
    .replace(WORDS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^12 (?=noon|mid)/, '')
  const [, count, side, hour, minute, own] = CLOCK.exec(rest) ?? []
  const named = NAMED_TIMES.get(rest)
  if (named !== undefined) return [named]
  if (hour === undefined) return []
  const hours = Number(hour)
  const isOfHalf = hours >= 1 && hours <= 12
  const half = own ?? (isOfHalf ? halfOf(text, hours) : null)
  const isOpen = half === null && isOfHalf && minute === undefined
  const times = (isOpen ? ['am', 'pm'] : [half]).flatMap(
    (one) => secondsOfDay(hours, Number(minute ?? 0), one) ?? [],
  )
  if (count === undefined) return times
  // `10 to 12 pm` may be before noon.
  if (!isOfHalf || minute !== undefined || (hours === 12 && side === 'to' && !isOpen)) return []
  const minutes = MINUTES[count] ?? Number(count)
  const apart = (side === 'to' ? -minutes : minutes) * 60
  return minutes < 60 ? times.map((time) => (time + apart + DAY_SECONDS) % DAY_SECONDS) : []
}

const SIX_HOURS_MS = 6 * 3_600_000

/** The end of the day or night that is meant; of none the end of time. */
function lastMoment(text: string, endOfDay: number): number {
  if (/\btonight\b/.test(text)) return endOfDay + SIX_HOURS_MS
  if (!/\b(?:today|this)\b/.test(text)) return Number.POSITIVE_INFINITY
  // Midnight of today is the one that ends it, but `12 today` is noon.
  return text.includes('midnight') ? endOfDay + 1 : endOfDay
}

/**
 * The next moments, in ms since 1970, at which it is `7am`, `tomorrow 7:30`, `8 tonight`, `½ past 7`; two of `7`.
 * Null for what is no time of day, none for one of today or tonight that is over.
 */
export function readMoments(text: string, nowMs: number): readonly number[] | null {
  const query = text.toLowerCase()
  const times = timesIn(query)
  if (times.length === 0) return null
  const endOfDay = new Date(nowMs).setHours(23, 59, 59, 999)
  const after = /\btomorrow\b/.test(query) ? endOfDay : nowMs
  return times
    .map((time) => nextMoment(time, after))
    .filter((moment) => moment <= lastMoment(query, endOfDay))
    .sort((a, b) => a - b)
}
