import { afterEaster, dayOf, partsOf, weekdayOf, type Day } from './calendar'

/** A date as it was written; without a year it is of each. */
export type WrittenDate =
  | { day: Day }
  | { year: number | null; month: number; date: number }
  | { year: number | null; fromEaster: number }
  | { weekday: number }

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const DATE = '(?<date>\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = '(?:[ ,-]+(?<year>\\d{4}))?'

/** `25 december 2026`, `the 25th of dec`; `december 25, 2026`. */
const IN_WORDS = [`${DATE}(?: of)?[ -]?${MONTH}`, `${MONTH} (?:the )?${DATE}`].map(
  (form) => new RegExp(`^(?:the )?${form}${YEAR}$`),
)
const ISO = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/
/** `25.12.2026`: behind points the day stands first wherever dates are written so. */
const POINTS = /^(\d{1,2})\. ?(\d{1,2})(?:\. ?(\d{4})|\.)?$/
/** Either the day or the month may come first. */
const EITHER = /^(\d{1,2})([/-])(\d{1,2})(?:\2(\d{4}))?$/

/** Without a year it may be a decimal or a fraction: `24.12`, `24/12`. */
export const mayBeNumber = (text: string): boolean => /^\d+[./]\d+$/.test(text)

const WEEKDAYS = 'sun mon tue wed thu fri sat'.split(' ')
export const WEEKDAY = '(?:sun|mon|tues|wednes|thurs|fri|satur)day'
/** A month as calendars shorten it; alone it may be the beginning of another word. */
export const SHORT_WEEKDAY = '(?:sun|mon|tues?|wed|thu(?:rs?)?|fri|sat)\\.?'
const ANY_WEEKDAY = new RegExp(`^(?:${WEEKDAY}|${SHORT_WEEKDAY})$`)

/** 0 for Sunday; below 0 for what is no name of a day. */
const weekdayIn = (text: string) =>
  ANY_WEEKDAY.test(text) ? WEEKDAYS.indexOf(text.slice(0, 3)) : -1

/** The words that may stand before a weekday. */
export const BESIDE_NOW = 'next|this|coming|this coming|last|past'

/** Holidays that have the same date in each year, without apostrophes; `day` may stand behind each. */
const HOLIDAYS: readonly (readonly [name: string, month: number, date: number])[] = [
  ['(?:christmas|xmas)', 12, 25],
  ['(?:christmas|xmas) eve', 12, 24],
  ['new years eve', 12, 31],
  ['new years?', 1, 1],
  ['valentines', 2, 14],
  ['halloween', 10, 31],
  ['boxing', 12, 26],
  ['epiphany', 1, 6],
  ['(?:saint|st\\.?) patricks', 3, 17],
  ['april fools?', 4, 1],
  ['may day', 5, 1],
  ['juneteenth', 6, 19],
  ['all saints', 11, 1],
]

/** Holidays by how many days they are after Easter Sunday. */
const AFTER_EASTER: readonly (readonly [name: string, days: number])[] = [
  ['easter(?: sunday| day)?', 0],
  ['easter monday', 1],
  ['good friday', -2],
  ['maundy thursday', -3],
  ['palm sunday', -7],
  ['ash wednesday', -46],
  ['shrove tuesday', -47],
  ['ascension(?: day)?', 39],
  ['(?:pentecost|whit ?sunday)', 49],
  ['(?:pentecost|whit) ?monday', 50],
  ['corpus christi', 60],
]

/** The names of days that go by Easter, longer ones first: `easter` begins another. */
export const BY_EASTER = `(?:${AFTER_EASTER.map(([name]) => name)
  .reverse()
  .join('|')})`

/** `easter 2027`, `christmas in 2027` */
function holidayIn(text: string) {
  const [, name = text, year] = /^(.+?)(?:,? (?:in |of )?(\d{4}))?$/.exec(text) ?? []
  return { name, year: year === undefined ? null : Number(year) }
}

const byNumbers = (year: string | undefined, month: string, date: string): WrittenDate => ({
  year: year === undefined ? null : Number(year),
  month: Number(month),
  date: Number(date),
})

function inWords(text: string): WrittenDate | null {
  const found = IN_WORDS.map((form) => form.exec(text)?.groups).find(Boolean)
  if (!found) return null
  const { month = '', date, year } = found
  return {
    year: year === undefined ? null : Number(year),
    month: MONTHS.indexOf(month.slice(0, 3)) + 1,
    date: Number(date),
  }
}

/**
 * `this friday` is today or the first one from now on. `next friday` and `last friday` are the nearest one to some, and to
 * others that of the week after or before this one, from Monday on.
 */
function besideNow(text: string, present: Day): WrittenDate[] {
  const [, side = '', name = ''] = new RegExp(`^(${BESIDE_NOW}) (.+)$`).exec(text) ?? []
  const weekday = weekdayIn(name)
  if (weekday < 0) return []
  const today = weekdayOf(present)
  if (side === 'this' && weekday === today) return [{ day: present }]
  const isLast = /last|past/.test(side)
  const nearest = placed({ weekday }, present, isLast ? 'on-or-before' : 'on-or-after')
  const inThisWeek = present + ((weekday + 6) % 7) - ((today + 6) % 7)
  const inItsWeek = isLast ? inThisWeek - 7 : inThisWeek + 7
  return [nearest, ...(/next|last/.test(side) ? [inItsWeek] : [])].flatMap((day) =>
    day === null ? [] : { day },
  )
}

const PERIOD_END = new RegExp(
  `^(?:the )?(?:end|last day) (?:in|of) (?:(?:the |this )?(?<unit>year|month|week)|${MONTH}(?: (?:of )?(?<yearOf>\\d{4}))?|(?<year>\\d{4}))$`,
)

const lastDay = (year: number, month: number): WrittenDate => ({
  year,
  month,
  date: new Date(Date.UTC(year, month, 0)).getUTCDate(),
})

/** The last day of a period: `the end of the year`, `end of 2026`, `end of february`; of the week it is Sunday. */
function endOfPeriod(text: string, present: Day): WrittenDate | null {
  const { unit, month, year, yearOf } = PERIOD_END.exec(text)?.groups ?? {}
  if (unit === 'week') return { day: present + ((7 - weekdayOf(present)) % 7) }
  if (unit === 'year' || year !== undefined) {
    return { year: Number(year ?? partsOf(present).year), month: 12, date: 31 }
  }
  const now = partsOf(present)
  if (unit === 'month') return lastDay(now.year, now.month)
  if (month === undefined) return null
  const number = MONTHS.indexOf(month.slice(0, 3)) + 1
  return lastDay(Number(yearOf ?? (number < now.month ? now.year + 1 : now.year)), number)
}

/** Reads the name of a day: `tomorrow`, `christmas`, `friday`. */
function named(text: string, present: Day): WrittenDate | null {
  const near = ['yesterday', 'today', 'tomorrow'].indexOf(text.replace(/^now$/, 'today'))
  if (near >= 0) return { day: present + near - 1 }
  const weekday = weekdayIn(text)
  if (weekday >= 0) return { weekday }
  const { name: holiday, year } = holidayIn(text)
  const [, fromEaster] = AFTER_EASTER.find(([name]) => new RegExp(`^${name}$`).test(holiday)) ?? []
  if (fromEaster !== undefined) return { year, fromEaster }
  const plain = holiday.replace(/['’]/g, '')
  const [, month, date] =
    HOLIDAYS.find(([name]) => new RegExp(`^${name}(?: day)?$`).test(plain)) ?? []
  return month === undefined || date === undefined ? null : { year, month, date }
}

/**
 * The dates that a text in lower case may be: two for `5/3/2024`, of which the first has the month first if `isMonthFirst`,
 * and for `next friday`; none for what is no date. They need not exist.
 */
export function readDates(text: string, present: Day, isMonthFirst: () => boolean): WrittenDate[] {
  const [isIso, year = '', , month = '', date = ''] = ISO.exec(text) ?? []
  if (isIso !== undefined) return [byNumbers(year, month, date)]
  const [isGerman, itsDate = '', itsMonth = '', itsYear] = POINTS.exec(text) ?? []
  if (isGerman !== undefined) return [byNumbers(itsYear, itsMonth, itsDate)]
  const [isEither, first = '', , second = '', yearBehind] = EITHER.exec(text) ?? []
  if (isEither === undefined) {
    const written = inWords(text) ?? named(text, present) ?? endOfPeriod(text, present)
    return written ? [written] : besideNow(text, present)
  }
  const dates = [byNumbers(yearBehind, first, second), byNumbers(yearBehind, second, first)]
  return isMonthFirst() ? dates : dates.reverse()
}

/** How a date without a year is placed: the first one from a day on, or the last one up to it. */
export type Placed = 'on-or-after' | 'on-or-before'

/** The day of a date, beside the given day where it has no year; null where no year near has it. */
export function placed(written: WrittenDate, beside: Day, how: Placed): Day | null {
  if ('day' in written) return written.day
  const isAfter = how === 'on-or-after'
  if ('weekday' in written) {
    // On a Friday the next Friday is a week away.
    const apart = ((written.weekday - weekdayOf(beside) + 13) % 7) + 1
    return isAfter ? beside + apart : beside - (apart === 7 ? 7 : 7 - apart)
  }
  const inYear = (year: number) =>
    'fromEaster' in written
      ? afterEaster(year, written.fromEaster)
      : dayOf(year, written.month, written.date)
  if (written.year !== null) return inYear(written.year)
  const { year } = partsOf(beside)
  // February 29 is eight years from the next one at most.
  const years = Array.from({ length: 9 }, (_, index) => (isAfter ? year + index : year - index))
  const days = years.flatMap((one) => inYear(one) ?? [])
  return days.find((day) => (isAfter ? day >= beside : day <= beside)) ?? null
}
