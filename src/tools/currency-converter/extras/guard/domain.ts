import { isTender } from '../shared/countries'
import { figuresOf, type Figures } from '../../domain/figures'
import { rateBetween, type DatedRates } from '../../domain/rates'

/** Money of countries moves less than this within the age of a release. */
const MOST_FIAT_CHANGE = 0.2

/** Cryptocurrencies move much: only another order of size is suspicious. */
const MOST_CRYPTO_FACTOR = 5

/** Beyond this a factor is easier to grasp than a percentage. */
const MOST_PERCENT = 1000

/** How far apart two rates are. */
interface Distance {
  /** The larger rate divided by the smaller one: 1 or more. */
  factor: number
  /** Null where only the factor is shown. */
  percent: number | null
}

export interface RateWarning {
  distance: Distance
  /** What the shipped table makes of the same amount. */
  other: Figures
  /** The day of the shipped table. */
  date: string
}

interface Checked {
  amount: string
  from: string
  to: string
  rate: number
}

function distanceOf({ from, to, rate }: Checked, expected: number): Distance | null {
  const factor = Math.max(rate / expected, expected / rate)
  if (!isTender(from) || !isTender(to)) {
    return factor < MOST_CRYPTO_FACTOR ? null : { factor, percent: null }
  }
  const change = Math.abs(rate / expected - 1)
  if (change <= MOST_FIAT_CHANGE) return null
  const percent = 100 * change
  return { factor, percent: percent < MOST_PERCENT ? percent : null }
}

/** A distance as it is said; a plain decimal. */
export interface ShownDistance {
  kind: 'percent' | 'times' | 'over-thousand'
  plain: string
}

const MOST_TIMES = 1000

export function shownDistance({ percent, factor }: Distance): ShownDistance {
  if (percent !== null) return { kind: 'percent', plain: String(Math.round(percent)) }
  const plain = factor < 10 ? factor.toFixed(1) : String(Math.round(factor))
  return { kind: factor >= MOST_TIMES ? 'over-thousand' : 'times', plain }
}

/**
 * Compares a rate with that of the table which the product ships: over 20 % apart between moneys of countries,
 * or fivefold with any other currency, may be a fault of the source. Null where there is nothing to warn of.
 */
export function warningOf(checked: Checked, shipped: DatedRates): RateWarning | null {
  const { amount, from, to } = checked
  const expected = rateBetween(shipped, from, to)
  const distance = expected === null ? null : distanceOf(checked, expected)
  if (expected === null || distance === null) return null
  return { distance, other: figuresOf(amount, expected), date: shipped.date }
}
