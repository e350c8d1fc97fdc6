import type { Fraction } from '../../../lib/fraction'
import { exponentialText, fixedText } from '../../../lib/fraction-text'

/** Spec §9. */
const DECIMALS = 10
const MANTISSA_DECIMALS = 6

/**
 * Spec §9: exponential notation with 6 decimals where the value is not zero and below 0.001 or above
 * 1,000,000, else 10 decimals at most. Rounded from the exact value, halves away from zero.
 */
export function formatResult(value: Fraction): string {
  const size = value.num < 0n ? -value.num : value.num
  if (size === 0n) return '0'
  const isExtreme = size * 1000n < value.den || size > value.den * 1_000_000n
  if (isExtreme) return exponentialText(value, MANTISSA_DECIMALS)
  return fixedText(value, DECIMALS).replace(/\.?0+$/, '')
}
