import { plural } from '#lib/writing.en'
import type { CalendarUnit } from './calendar'
import type { DateProblem } from './date-question'

const UNITS: Record<CalendarUnit, { one: string; other: string }> = {
  day: { one: '# day', other: '# days' },
  week: { one: '# week', other: '# weeks' },
  month: { one: '# month', other: '# months' },
  year: { one: '# year', other: '# years' },
}

/** `2 months` */
export const inUnit = (count: number, unit: CalendarUnit) => plural(count, UNITS[unit])

/** Behind a count: `1` `day`. */
export const daysOf = (count: number) => plural(count, { one: 'day', other: 'days' })
export const yearsOf = (count: number) => plural(count, { one: 'year', other: 'years' })

export const TODAY = 'Today'
export const NOW = 'Now'
export const LAST_OF_MONTH = 'The last day of that month: it has no such date'

/** `Today + 90 days =` */
export const moved = (start: string, length: string, isBack: boolean) =>
  `${start} ${isBack ? '−' : '+'} ${length} =`

export const between = (from: string, to: string) => `From ${from} to ${to}`
export const born = (date: string) => `Born on ${date}`
export const is = (date: string) => `${date} is a`
export const weekOf = (date: string) => `Week of ${date}`
export const daysOfWeek = (week: number, year: number) => `Week ${week} of ${year}`
export const ofYear = (year: number) => `of ${year}`
export const WESTERN_EASTER = 'By the Easter of the Western churches'
export const ISO_WEEK = 'By ISO 8601: weeks begin on Monday'

export const SPANS = {
  until: (date: string) => `Until ${date}`,
  since: (date: string) => `Since ${date}`,
}
/** Of a day that is over, or one that is still to come. */
export const TURNED = { until: 'ago', since: 'to go' }

/** How a day lies to the present one. */
export const IS_TODAY = 'That is today'
export const daysAhead = (days: number) => plural(days, { one: 'In # day', other: 'In # days' })
export const daysAgo = (days: number) => plural(days, { one: '# day ago', other: '# days ago' })

export const PROBLEMS: Record<DateProblem, string> = {
  'no-date': 'There is no such date from 1583 to 9999.',
  'not-born': 'That day is still to come.',
  'parts-of-days': 'Write whole days, weeks and months, such as 10 days from today.',
  'working-days': 'Working days depend on the holidays of a place. Ask for days or weeks.',
}

export const HOURS_OR_MINUTES = 'Hours and minutes, or minutes and seconds'
export const DAY_BEFORE = 'On the day before'
export const NEXT_DAY = 'On the next day'
export const ENDS_NEXT_DAY = 'Ends on the next day'
export const inMinutes = (length: string, minutes: number) => `${length}: ${minutes} minutes`
