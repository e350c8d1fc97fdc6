import { ONE, ZERO, type Fraction } from '#lib/fraction'
import { exponentialText } from '#lib/fraction-text'
import { exponentOf, timesTenTo } from '#lib/power-of-ten'
import { logMarks, logPlace, roundStep, type Mark } from '#lib/scale'
import { convert } from './convert'
import type { Unit } from './unit'

/** What the side of the result goes from and to. */
export interface Range {
  first: number
  last: number
}

/** One side of a ruler that is 100 long. */
export interface Side {
  marks: readonly Mark[]
  /** In the order of their places. */
  numbers: readonly { at: number; value: number }[]
}

const isOffset = ({ offset }: Unit) => offset.num !== 0n

/** Temperatures have zeros of their own: no slide rule joins them. */
const isEven = (from: Unit, to: Unit) => isOffset(from) || isOffset(to)

const numberOf = (value: Fraction): number =>
  value.num === 0n ? 0 : Number(exponentialText(value, 12))

/** Without what is wrong in the last digits of a double: numbers on a ruler are round. */
const clean = (value: number): number => Number(value.toPrecision(6))

/** Steps on a side, and marks to each. */
const MOST_STEPS = 6
const PARTS = 5

/** The scale spans at least the degrees of ordinary days. */
const LEAST_DEGREES = 50

/**
 * A power of ten and the next one, between which the result is; of temperatures zero and a round number.
 * @param result 0 for none
 */
export function rangeOf(result: number, from: Unit, to: Unit): Range {
  const sign = result < 0 ? -1 : 1
  const size = Number.isFinite(result) ? Math.abs(result) : 0
  if (!isEven(from, to)) {
    const exponent = size === 0 ? 0 : exponentOf(size)
    return { first: timesTenTo(sign, exponent), last: timesTenTo(sign, exponent + 1) }
  }
  const shown = Math.max(LEAST_DEGREES, size)
  const step = roundStep(shown / MOST_STEPS)
  const end = clean(step * Math.ceil(shown / step - 1e-9))
  return sign < 0 ? { first: -end, last: 0 } : { first: 0, last: end }
}

/** Where a result stands in its range; null for one that is on no slide rule. */
export function placeOf(result: number, { first, last }: Range, from: Unit, to: Unit) {
  if (isEven(from, to)) return ((result - first) / (last - first)) * 100
  return result === 0 || !Number.isFinite(result) ? null : logPlace(result)
}

/** Round numbers between two values, at the places that they have on a scale of even steps. */
function evenSide({ first, last }: Range): Side {
  const step = roundStep((last - first) / MOST_STEPS)
  const start = Math.ceil((first / step) * PARTS - 1e-9)
  const count = Math.floor((last / step) * PARTS + 1e-9) - start + 1
  const marks = Array.from({ length: count }, (_, index) => {
    const value = ((start + index) * step) / PARTS
    return {
      at: clean(((value - first) / (last - first)) * 100),
      tall: (start + index) % PARTS === 0,
      value: clean(value),
    }
  })
  return { marks, numbers: marks.filter(({ tall }) => tall) }
}

const MARKS = logMarks()
const WHOLES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((whole) => ({
  at: Math.log10(whole) * 100,
  whole,
}))

/** What a shift along the scale moves beyond its end goes on at its beginning. */
const wrapped = (at: number) => ((at % 100) + 100) % 100

/** The side of the source on a slide rule: that of the result, shifted by what one unit is in the other. */
function shiftedSide({ first }: Range, from: Unit, to: Unit): Side {
  const factor = numberOf(convert(ONE, from, to))
  const isInverse = from.isInverse !== to.isInverse
  const shift = logPlace(factor)
  const shifted = (at: number) => wrapped(isInverse ? shift - at : at + shift)
  const places = WHOLES.slice(0, -1)
    .map(({ at }) => shifted(at))
    .sort((a, b) => a - b)
  const marks = MARKS.map(({ at, tall }) => ({ at: shifted(at), tall }))
  // A power of ten between the two: what the beginning has stands at the end too.
  if (places[0] === 0) {
    places.push(100)
    marks.push({ at: 100, tall: true })
  }
  const numbers = places.map((at) => {
    const value = first * 10 ** (at / 100)
    return { at, value: clean(isInverse ? factor / value : value / factor) }
  })
  return { marks, numbers }
}

/** Two units along one another: a line across both sides joins what is equal. */
export function sidesOf(range: Range, from: Unit, to: Unit): { from: Side; to: Side } {
  if (isEven(from, to)) {
    const zero = numberOf(convert(ZERO, to, from))
    const degree = numberOf(convert(ONE, to, from)) - zero
    const valueAt = (degrees: number) => zero + degrees * degree
    return {
      to: evenSide(range),
      from: evenSide({ first: valueAt(range.first), last: valueAt(range.last) }),
    }
  }
  const numbers = WHOLES.map(({ at, whole }) => ({ at, value: clean(whole * range.first) }))
  return { to: { marks: MARKS, numbers }, from: shiftedSide(range, from, to) }
}

/** The longest text on the ruler, in characters. */
const LONGEST_TEXT = 8

/** A number on the ruler: `200`, `3e6`. */
export function rulerNumber(value: number): string {
  const size = Math.abs(value)
  const isLong = size !== 0 && (size < 0.001 || size >= 1e6)
  return isLong ? value.toExponential().replace('+', '') : String(value)
}

/** The first number of a side, with its unit where that is short: `1 cm`. */
export function withShortUnit(number: string, { symbol }: Unit): string {
  const text = `${number} ${symbol}`
  return text.length > LONGEST_TEXT ? number : text
}
