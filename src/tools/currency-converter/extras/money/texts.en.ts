import { figure } from '#lib/writing.en'

export const FEE_LABEL = 'Card fee in percent'
export const WRONG_FEE = 'Enter a percentage from 0 to 100'

export const INVERSE = 'Reverse rate'
export const PAID = 'Rounded to cents'
export const ALL_DIGITS = 'Full precision'
/** @param percent a plain decimal; null: it is not known */
export const feeOf = (percent: string | null): string =>
  percent === null ? 'Fee' : `Fee of ${figure(percent)} %`
export const WITH_FEE = 'With the fee'
/** Where there is no value. */
export const NONE = '–'

export const totalWithFee = (total: string): string => `With the fee: ${total}`
