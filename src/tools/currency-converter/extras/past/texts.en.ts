import { rateText, type ChartPoint, type Pair } from './domain/chart'

export const PERIOD = 'Period'
export const period = (days: number): string => `${days} days`
/** @param step days between two points */
export const everyDays = (step: number): string => `The chart shows one day in ${step}.`
export const LOADING = 'Loading rates...'
export const OTHER_CURRENCY = 'Choose two different currencies.'

/** `2026-09-29: 1 USD = 0.9 EUR`. */
export const dayRate = ({ date, rate }: ChartPoint, { from, to }: Pair): string =>
  `${date}: 1 ${from.toUpperCase()} = ${rateText(rate)} ${to.toUpperCase()}`

export const TABLE = 'Table of the chart'
export const DAY = 'Day'
export const rateOf = ({ from, to }: Pair): string =>
  `1 ${from.toUpperCase()} in ${to.toUpperCase()}`
export const CHART_DAY = 'Day of the chart'

export const missingDays = (days: readonly string[]): string =>
  `The source has no rates of ${days.join(', ')}.`
export const failedDays = (days: readonly string[]): string =>
  `Could not be fetched: the rates of ${days.join(', ')}.`

export const PAST_DAY = 'Rate on a past day'
export const dayRange = (first: string, last: string): string =>
  `Choose a day from ${first} to ${last}`
export const dayFailed = (day: string): string => `The rates of ${day} could not be fetched.`
export const dayMissing = (day: string): string => `The source has no such rate of ${day}.`
