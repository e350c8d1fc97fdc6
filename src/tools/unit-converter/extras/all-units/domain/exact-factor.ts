import { ONE, type Fraction } from '#lib/fraction'
import { exactText } from '#lib/fraction-text'
import { convert } from '../../../domain/convert'
import { formatResult } from '../../../domain/format-result'
import { ratioText } from '../../../domain/link'
import { symbolOf } from '../../../domain/unit-names'
import type { Category, Unit } from '../../../domain/units'

/** Longer ones are no decimals to read, or are those of a rounded factor. */
const MAX_LENGTH = 24
const MAX_QUOTIENT_LENGTH = 16

function decimalText(value: Fraction): string | null {
  const text = exactText(value)
  return text !== null && text.length <= MAX_LENGTH ? text : null
}

const line = (one: Unit, text: string, other: Unit) =>
  `1 ${symbolOf(one)} = ${text} ${symbolOf(other)} exactly`

/**
 * How two units of a category relate: `1 in = 25.4 mm exactly`, in the direction of fewer decimals; where those of
 * neither end, a quotient, and a rounded value where that is long too.
 */
export function exactFactor(from: Unit, to: Unit): string {
  const there = convert(ONE, from, to)
  const decimals = decimalText(there)
  const back = decimalText(convert(ONE, to, from))
  const isBackShorter = back !== null && (decimals === null || back.length < decimals.length)
  if (isBackShorter) return line(to, back, from)
  if (decimals !== null) return line(from, decimals, to)
  const quotient = ratioText(there)
  if (quotient.length <= MAX_QUOTIENT_LENGTH) return line(from, quotient, to)
  return `1 ${symbolOf(from)} ≈ ${formatResult(there)} ${symbolOf(to)}`
}

/** Of units whose factor is not that of the source of their category. */
const OTHER_SOURCES: Readonly<Record<string, string>> = {
  BTU: 'BTU of 1055.06 J; 1055.05585262 J in NIST SP 811',
  mo: 'Gregorian calendar, on average',
  yr: 'Gregorian calendar, on average',
}

/** Where the factors of two units of a category are from. */
export const sourceOf = ({ id }: Category, from: Unit, to: Unit): string =>
  OTHER_SOURCES[from.key] ??
  OTHER_SOURCES[to.key] ??
  (id.startsWith('data') ? 'IEC 80000-13' : 'NIST SP 811')
