import { decimal, ZERO, type Ratio } from '../../../lib/ratio'

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/

/**
 * The exact value of what was typed, blanks around it aside; null if it is no decimal number or
 * beyond the range of a double. Below that range it is zero.
 */
export function parseValue(text: string): Ratio | null {
  const typed = text.trim()
  if (!NUMBER.test(typed)) return null
  const approximate = Number(typed)
  if (!Number.isFinite(approximate)) return null
  // Also keeps exponents of any length from being written out.
  return approximate === 0 ? ZERO : decimal(typed)
}
