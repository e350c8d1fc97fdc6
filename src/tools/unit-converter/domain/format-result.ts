import type { Fraction } from '../../../lib/fraction'
import { exponentialText, fixedText } from '../../../lib/fraction-text'

/** Spec §9. */
const DECIMALS = 10
export const MANTISSA_DECIMALS = 6

/** Below 0.001 or above 1,000,000, whatever the sign, and not zero. */
export function isExtreme({ num, den }: Fraction): boolean {
  const size = num < 0n ? -num : num
  return size !== 0n && (size * 1000n < den || size > den * 1_000_000n)
}

/**
 * Spec §9: exponential notation with 6 decimals where the value is not zero and below 0.001 or above
 * 1,000,000, else 10 decimals at most. Rounded from the exact value, halves away from zero.
 */
export function formatResult(value: Fraction): string {
  if (value.num === 0n) return '0'
  if (isExtreme(value)) return exponentialText(value, MANTISSA_DECIMALS)
  return fixedText(value, DECIMALS).replace(/\.?0+$/, '')
}
