import { multiply, parseFraction, type Fraction } from '#lib/fraction'
import { exactText, exponentOf, fixedText, precisionText } from '#lib/fraction-text'

const RESULT_DECIMALS = 4
const RATE_DECIMALS = 6

/** A figure with fewer digits is not precise enough. */
const MIN_SIGNIFICANT_DIGITS = 4

export interface Figure {
  /** The number with a fixed number of decimals. */
  fixed: string
  /** Four significant digits, where the fixed form shows fewer; else null. */
  precise: string | null
}

/** The precise digits where the fixed form hides some, else those of the fixed form. */
export const figureText = ({ fixed, precise }: Figure): string => precise ?? fixed

export interface Figures {
  /** The amount without zeros and points that change nothing: `.50` is `0.5`. */
  amount: string
  rate: Figure
  result: Figure
  /** All digits of the result, to be copied: plain decimals. */
  exact: string
}

/** A value that is not below 0, with so many decimals. */
export function figure(value: Fraction, decimals: number): Figure {
  const shownDigits = decimals + exponentOf(value) + 1
  const isLossless = (value.num * 10n ** BigInt(decimals)) % value.den === 0n
  const isPreciseEnough = shownDigits >= MIN_SIGNIFICANT_DIGITS || isLossless
  return {
    fixed: fixedText(value, decimals),
    precise: isPreciseEnough ? null : precisionText(value, MIN_SIGNIFICANT_DIGITS),
  }
}

/** A rate above 0 as the page shows it. */
export const rateFigure = (rate: Fraction): Figure => figure(rate, RATE_DECIMALS)

/** Amount, rate and their exact product as plain decimals; an accepted amount and a finite rate, both above 0. */
export function figuresOf(amount: string, rate: number, decimals = RESULT_DECIMALS): Figures {
  const exactAmount = parseFraction(amount)
  const exactRate = parseFraction(String(rate))
  const product = multiply(exactAmount, exactRate)
  const result = figure(product, decimals)
  return {
    // The decimals of a typed amount end, so it can be written exactly.
    amount: exactText(exactAmount) ?? amount,
    rate: rateFigure(exactRate),
    result,
    exact: exactText(product) ?? result.fixed,
  }
}
