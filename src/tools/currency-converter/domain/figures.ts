import { Decimal } from 'decimal.js'

/** More digits than any amount has: a product is exact, until it is rounded for the page. */
const Exact = Decimal.clone({ precision: 1e9 })

/** Spec §9. */
const RESULT_DECIMALS = 4
const RATE_DECIMALS = 6

/** Fewer digits than this say too little of a figure. */
const TELLING_DIGITS = 4

export interface Figure {
  /** With the fixed number of decimals. */
  fixed: string
  /** Four significant digits, where the fixed form shows fewer; else null. */
  precise: string | null
}

export interface Figures {
  /** The amount without idle zeros and points: `.50` is `0.5`. */
  amount: string
  rate: Figure
  result: Figure
}

function figure(value: Decimal, decimals: number): Figure {
  const shownDigits = decimals + value.e + 1
  const lossless = value.decimalPlaces() <= decimals
  return {
    fixed: value.toFixed(decimals),
    precise: shownDigits >= TELLING_DIGITS || lossless ? null : value.toPrecision(TELLING_DIGITS),
  }
}

/**
 * Amount, rate and their exact product as plain decimals.
 * @param amount an accepted amount above 0
 * @param rate finite and above 0
 */
export function figuresOf(amount: string, rate: number): Figures {
  const exactAmount = new Exact(amount)
  const exactRate = new Exact(rate)
  return {
    amount: exactAmount.toFixed(),
    rate: figure(exactRate, RATE_DECIMALS),
    result: figure(exactAmount.times(exactRate), RESULT_DECIMALS),
  }
}
