import { figure, isolate } from '#lib/writing.en'

export const RATES_LOADING = 'The saved rates are being loaded.'
export const NO_PAIR = 'The saved rates do not have this pair.'
export const RATES_FAILED = 'The saved rates could not be loaded.'

export const ONE_OF_SEVERAL =
  'Several currencies have this name: write the country too, or the code.'
export const CENTS = 'Several currencies have these: write them as a part of one, 0.50 usd.'
export const NOT_POSITIVE = 'Zero or less is not converted.'
export const SAME_TWICE = 'Name two different currencies.'

export const readAs = (plain: string): string => `Read as ${isolate(figure(plain))}`

/** Of several currencies that are asked for, of which the first have room in the window. */
export const linesShown = (shown: number, all: number): string =>
  `${shown} of ${all} shown, all are copied`

/** @param from in upper case, as the other one */
export const rateNote = (from: string, rate: string, to: string): string =>
  `Rate: ${isolate(`1 ${from} = ${figure(rate)} ${to}`)}`

/** @param amount with its currency */
export const asPaid = (amount: string): string => `Paid as ${isolate(amount)}`
/** Of a sum of several currencies. */
export const IN_FIRST = 'In the first of the currencies'
/** Before the code of money that has a new unit. */
export const NEW = 'new'
