import { plural } from '#lib/plural'

export const RATES_LOADING = 'The saved rates are being loaded.'
export const NO_PAIR = 'The saved rates do not have this pair.'
export const RATES_FAILED = 'The saved rates could not be loaded.'

export const ONE_OF_SEVERAL =
  'Several currencies have this name: write the country too, or the code.'
export const CENTS = 'Several currencies have these: write them as a part of one, 0.50 usd.'
export const NOT_POSITIVE = 'Amounts are converted above zero only.'
export const SAME_TWICE = 'Name two different currencies.'

export const readAs = (plain: string): string => `Read as ${plain}`

/** @param days how old it is */
export function rateNote(rate: string, date: string, days: number): string {
  const note = `Rate ${rate} of ${date}`
  if (days === 0) return `${note}, from today`
  return plural(days, { one: `${note}, # day old`, other: `${note}, # days old` })
}
