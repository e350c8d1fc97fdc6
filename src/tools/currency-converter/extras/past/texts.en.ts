import { plural } from '#lib/writing.en'
import { equation } from '../../money.en'
import type { ChartPoint } from './domain/chart'

export const PERIOD = 'Period'
export const period = (days: number): string => plural(days, { one: '# day', other: '# days' })
/** @param step days between two points */
export const everyDays = (step: number): string =>
  plural(step, { one: 'One point every day.', other: 'One point every # days.' })
export const LOADING = 'Loading rates...'
export const OTHER_CURRENCY = 'Choose two different currencies.'

/** `2026-09-29: 1 USD = 0.9 EUR`. */
export const dayRate = (date: string, from: string, rate: string, to: string): string =>
  `${date}: ${equation('1', from, rate, to)}`

export const TABLE = 'Table of the chart'
export const DAY = 'Day'
export const rateOf = (from: string, to: string): string => `1 ${from} in ${to}`
export const CHART_DAY = 'Day of the chart'

/** @param days parted by commas */
export const missingDays = (days: string): string => `There are no rates for ${days}.`
/** @param dates of two points beside each other */
export const broken = ([before, after]: readonly [ChartPoint, ChartPoint]): string =>
  `Between ${before.date} and ${after.date} the rate is more than five times another one. That is hardly the market: the source may have gone over from an official rate, or the money was replaced.`
export const DAYS_FAILED = 'Past rates could not be loaded.'
export const WHICH_DAYS = 'Which days'

export const PAST_DAY = 'Rate on a past day'
export const dayRange = (first: string, last: string): string =>
  `Choose a day from ${first} to ${last}`
export const dayFailed = (day: string): string => `The rates of ${day} could not be loaded.`
export const dayMissing = (day: string): string => `There is no such rate for ${day}.`
