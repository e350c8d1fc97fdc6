import { DAY_MS } from '#lib/zone-clock'

/** A day of the Gregorian calendar, in days since 1970-01-01. */
export type Day = number

export type CalendarUnit = 'day' | 'week' | 'month' | 'year'

/** Before that year the calendar was another one in most places. */
const FIRST_YEAR = 1583
const LAST_YEAR = 9999

/** Null for a day that the month does not have, and outside the years that are computed. */
export function dayOf(year: number, month: number, date: number): Day | null {
  const time = new Date(Date.UTC(year, month - 1, date))
  const isDate = time.getUTCMonth() === month - 1 && time.getUTCDate() === date
  return isDate && year >= FIRST_YEAR && year <= LAST_YEAR ? time.getTime() / DAY_MS : null
}

/**
 * A day by the Easter Sunday of the Western churches, the first Sunday after the full moon of March 21 or later: Oudin's
 * algorithm of 1940, as the Explanatory Supplement to the Astronomical Almanac has it. Null outside the years that are
 * computed.
 */
export function afterEaster(year: number, days: number): Day | null {
  const [century, golden] = [Math.floor(year / 100), year % 19]
  const leap = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + leap + 15) % 30
  // Two moons of the table are moved by a day.
  const moon = epact - (epact === 29 || (epact === 28 && golden > 10) ? 1 : 0)
  const march21 = dayOf(year, 3, 21)
  if (march21 === null) return null
  const fullMoon = march21 + moon
  return fullMoon + 7 - weekdayOf(fullMoon) + days
}

export function partsOf(day: Day): { year: number; month: number; date: number } {
  const time = new Date(day * DAY_MS)
  return {
    year: time.getUTCFullYear(),
    month: time.getUTCMonth() + 1,
    date: time.getUTCDate(),
  }
}

/** The day that it is by the clocks of this place. */
export function today(nowMs: number): Day {
  const now = new Date(nowMs)
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS
}

/** The day of the week, from 0 for Sunday to 6. */
export const weekdayOf = (day: Day): number => (((day + 4) % 7) + 7) % 7

export const isoDate = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** For days and clocks in ms as if they were of UTC; in this calendar with digits 0 to 9, whatever the locale has. */
export const dateFormat = (locale: string | undefined, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, {
    ...options,
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  })

/** As the language of the locale writes it. */
export const dayText = (
  day: Day,
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
): string => dateFormat(locale, options).format(day * DAY_MS)

/** Where `5/3/2024` is of May, as in the United States: there January 31 is `1/31`. */
export const isMonthFirst = (locale: string | undefined): boolean =>
  /^0?1\D/.test(dayText(30, locale, { day: 'numeric', month: 'numeric' }))

/** As the language of the locale writes them: `September 28 – October 4, 2026`. */
export const daysText = (from: Day, to: Day, locale: string | undefined): string =>
  dateFormat(locale, { dateStyle: 'long' }).formatRange(from * DAY_MS, to * DAY_MS)

/** The week of ISO 8601 that a day is in: its first one has January 4, and each begins on a Monday. */
export function weekOf(day: Day): { week: number; year: number; monday: Day } {
  const monday = day - ((weekdayOf(day) + 6) % 7)
  // A week is of the year that its Thursday is in.
  const { year } = partsOf(monday + 3)
  const newYear = Date.UTC(year, 0, 1) / DAY_MS
  return { week: Math.floor((monday + 3 - newYear) / 7) + 1, year, monday }
}

/** The first day of a week of ISO 8601; null for one that the year does not have. */
export function mondayOf(week: number, year: number): Day | null {
  const inFirst = dayOf(year, 1, 4)
  if (inFirst === null) return null
  const { monday } = weekOf(inFirst + (week - 1) * 7)
  return weekOf(monday).year === year ? monday : null
}

export interface MovedDay {
  day: Day
  /** The month has no such day: its last one is taken. */
  isLastOfMonth: boolean
}

/** A day so many units later, or earlier where `count` is negative; null outside the years that are computed. */
export function moved(day: Day, count: number, unit: CalendarUnit): MovedDay | null {
  if (unit === 'day' || unit === 'week') {
    const later = day + count * (unit === 'week' ? 7 : 1)
    const { year } = Math.abs(later) < 1e8 ? partsOf(later) : { year: 0 }
    return year >= FIRST_YEAR && year <= LAST_YEAR ? { day: later, isLastOfMonth: false } : null
  }
  const { year, month, date } = partsOf(day)
  const months = year * 12 + month - 1 + count * (unit === 'year' ? 12 : 1)
  const [newYear, newMonth] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1]
  const same = dayOf(newYear, newMonth, date)
  if (same !== null) return { day: same, isLastOfMonth: false }
  const lastDate = new Date(Date.UTC(newYear, newMonth, 0)).getUTCDate()
  const last = dayOf(newYear, newMonth, lastDate)
  return last === null ? null : { day: last, isLastOfMonth: true }
}

/** Whole months from a day to a later one, and the days that are left. */
export function monthsAndDays(from: Day, to: Day): { months: number; days: number } {
  const [start, end] = [partsOf(from), partsOf(to)]
  const span = (end.year - start.year) * 12 + end.month - start.month
  const months = (moved(from, span, 'month')?.day ?? to) > to ? span - 1 : span
  return { months, days: to - (moved(from, months, 'month')?.day ?? from) }
}
