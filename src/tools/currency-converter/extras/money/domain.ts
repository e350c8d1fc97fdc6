import { add, divide, multiply, ONE, parseFraction, type Fraction } from '#lib/fraction'
import { exactText, fixedText } from '#lib/fraction-text'
import { inAscii, readNumber, type Locale } from '#lib/number-text'
import { isNumberIn, propertiesOf } from '#lib/properties'
import { figure, figureText, rateFigure, type Figure } from '../../domain/figures'
import { isTender } from '../shared/countries'
import { unusualDecimals } from '../shared/minor-unit'

/** How many decimals amounts of a currency are paid with; null unless it is the money of a country. */
export function minorDecimals(code: string): number | null {
  if (!isTender(code)) return null
  return unusualDecimals(code) ?? 2
}

/** Decimals of currencies that are not the money of a country. */
const OTHER_DECIMALS = 8

export interface MoneyDetails {
  /** What one of the target is in the source. */
  inverse: Figure
  /** The result with the decimals that one pays with; null for currencies that are not the money of a country. */
  inMinorUnits: string | null
  /** The result with all its digits. */
  full: string
  fee: string
  withFee: string
}

/** Additional figures of a conversion, of an accepted amount above 0; halves are rounded up. */
export function moneyDetails(
  amount: string,
  rate: number,
  to: string,
  feePercent: number,
): MoneyDetails {
  const exactRate = parseFraction(String(rate))
  const result = multiply(parseFraction(amount), exactRate)
  const decimals = minorDecimals(to)
  // Money of no country keeps its digits however little it is.
  const written = (value: Fraction) =>
    decimals === null ? figureText(figure(value, OTHER_DECIMALS)) : fixedText(value, decimals)
  const fee = multiply(result, divide(parseFraction(String(feePercent)), parseFraction('100')))
  return {
    inverse: rateFigure(divide(ONE, exactRate)),
    inMinorUnits: decimals === null ? null : written(result),
    // Decimals of a product of decimals always end.
    full: exactText(result) ?? written(result),
    fee: written(fee),
    withFee: written(add(result, fee)),
  }
}

/** The fee of a card, in percent, as it is kept on the device. */
export interface KeptFee {
  feePercent: number
}

/** Null for anything that is no fee. */
export function parseFee(value: unknown): KeptFee | null {
  const { feePercent } = propertiesOf(value)
  return isNumberIn(feePercent, 0, 100) ? { feePercent } : null
}

/** The fee of a card as typed, in percent, 0 for an empty text; null unless it is a number from 0 to 100. */
export function readFee(text: string, locale: Locale): number | null {
  const typed = inAscii(text).trim().replace(/ ?%$/, '')
  if (typed === '') return 0
  const read = readNumber(typed, locale)
  const percent = read.ok ? Number(read.value.plain) : null
  return isNumberIn(percent, 0, 100) ? percent : null
}
