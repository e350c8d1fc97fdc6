import { figure, isolate } from '#lib/writing.en'
import { MOST_DIGITS } from './domain/amount'
import type { AmountProblem } from './domain/amount-field'
import type { MissingInput } from './domain/conversion'

export const QUICK_SELECT = 'Quick Select'
export const INFORMATION = 'Currency Information'
export const NO_NAME = 'Its source gives no name'
export const CLEAR_HISTORY = 'Clear'

export const ABOUT = 'About'
export const ABOUT_RATES = {
  text: 'This converter supports 200+ currencies with live rates, updated daily, including cryptocurrencies. The rates come from the free {source}; only the code of a currency is sent there, never your amounts.',
  source: 'currency-api',
}
export const DISCLAIMER = {
  title: 'Disclaimer:',
  text: '{title} exchange rates are for informational purposes only. Banks and card issuers use their own rates and fees; ask yours before you make a payment.',
}

export const CONVERSION = 'Conversion'
export const AMOUNT = 'Amount'
export const RESULT = 'Result'
export const FROM = 'From'
export const TO = 'To'
export const SWAP = 'Swap currencies'
export const POPULAR = 'Popular Currencies'
export const ALL = 'All Currencies'

export const AMOUNT_HINT = 'Digits and one decimal point'
export const AMOUNT_PROBLEMS: Record<AmountProblem, string> = {
  'unclear-marks': 'Use one point for decimals, no commas.',
  'lost-text': 'Only digits and one decimal point',
  'too-large': `Enter at most ${MOST_DIGITS} digits before the point.`,
  'not-a-number': 'The pasted text is not an amount.',
}
export const fromIsNow = (code: string): string => `From is now ${code}`
/** @param amount with its currency, where that was named */
export const readAs = (amount: string): string => `Read as ${isolate(amount)}`

/** What stands in place of a result while something for it is missing. */
export const MISSING: Record<MissingInput, string> = {
  amount: 'Enter an amount greater than zero.',
  'valid-amount': 'Correct the amount first.',
  'other-currency': 'Choose two different currencies.',
}

export const CONVERTING = 'Converting...'
export const nearly = (value: string): string => `≈\u00a0${value}`
export const rateLine = (from: string, rate: string, to: string): string =>
  `Rate: ${isolate(`1 ${from} = ${figure(rate)} ${to}`)}`

/** What stands below the scale: at its end the rate is of today. */
export const AGES = ['30 days old', '15 days', 'today']
/** Beside the result and its currency in the strip. */
export const ofAmount = (amount: string): string => `from ${isolate(amount)}`

export const COPY_RESULT = 'Copy Result'
export const TRY_AGAIN = 'Try again'
export const RATES_FAILED = 'Failed to fetch exchange rate. Please try again.'
export const chooseFallback = (date: string): string => `Use rates saved on ${date}`
export const LIST_FAILED = 'Failed to load currencies. Please try again later.'
