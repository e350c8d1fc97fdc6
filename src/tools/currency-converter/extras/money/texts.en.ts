import { figureText } from '../../domain/figures'
import type { MoneyDetails } from './domain'

export const FEE_LABEL = 'Card fee in percent'
export const WRONG_FEE = 'Enter a percentage from 0 to 100'

export const INVERSE = 'Reverse rate'
export const PAID = 'Rounded to cents'
export const ALL_DIGITS = 'Full precision'
/** @param percent null: it is not known */
export const feeOf = (percent: number | null): string =>
  percent === null ? 'Fee' : `Fee of ${percent} %`
export const WITH_FEE = 'With the fee'
/** Where there is no value. */
export const NONE = '–'

export const inverseRate = ({ inverse }: MoneyDetails, from: string, to: string): string =>
  `1 ${to} = ${figureText(inverse)} ${from}`
export const totalWithFee = (total: string): string => `With the fee: ${total}`
