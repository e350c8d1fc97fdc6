export const RATES_LOADING = 'The saved rates are being loaded.'
export const NO_PAIR = 'The saved rates do not have this pair.'
export const RATES_FAILED = 'The saved rates could not be loaded.'

export const ONE_OF_SEVERAL =
  'Several currencies have this name: write the country too, or the code.'
export const CENTS = 'Several currencies have these: write them as a part of one, 0.50 usd.'
export const NOT_POSITIVE = 'Amounts are converted above zero only.'
export const SAME_TWICE = 'Name two different currencies.'

export const readAs = (plain: string): string => `Read as ${plain}`

/** @param from in upper case, as the other one */
export const rateNote = (from: string, rate: string, to: string): string =>
  `Rate: 1 ${from} = ${rate} ${to}`
