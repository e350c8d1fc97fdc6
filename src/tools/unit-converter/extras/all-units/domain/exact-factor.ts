import { ONE, type Fraction } from '#lib/fraction'
import { exactText } from '#lib/fraction-text'
import { convert } from '../../../domain/convert'
import { formatResult } from '../../../domain/format-result'
import { ratioText } from '../../../domain/link'
import type { FactorSource, Unit } from '../../../domain/unit'

/** Longer decimals are hard to read, or come from a rounded factor. */
const MAX_LENGTH = 24
const MAX_QUOTIENT_LENGTH = 16

function decimalText(value: Fraction): string | null {
  const text = exactText(value)
  return text !== null && text.length <= MAX_LENGTH ? text : null
}

/** `1 in = 25.4 mm`, `1 rad ≈ 57.2957795131 °` */
export interface Relation {
  one: Unit
  number: string
  other: Unit
  isExact: boolean
}

/**
 * How two units of a category relate: in the direction of fewer decimals; where those of neither end, as a quotient,
 * and rounded where that is long too.
 */
export function relationOf(from: Unit, to: Unit): Relation {
  const there = convert(ONE, from, to)
  const decimals = decimalText(there)
  const back = decimalText(convert(ONE, to, from))
  const isBackShorter = back !== null && (decimals === null || back.length < decimals.length)
  if (isBackShorter) return { one: to, number: back, other: from, isExact: true }
  const quotient = ratioText(there)
  const exact = decimals ?? (quotient.length <= MAX_QUOTIENT_LENGTH ? quotient : null)
  const number = exact ?? formatResult(there)
  return { one: from, number, other: to, isExact: exact !== null }
}

/** Where the factor between two units is from, where one of them has another source than most. */
export const sourceOf = (from: Unit, to: Unit): FactorSource =>
  from.source === 'sp811' ? to.source : from.source
