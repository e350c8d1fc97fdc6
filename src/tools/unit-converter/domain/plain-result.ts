import type { Fraction } from '../../../lib/fraction'
import { exactText, exponentOf, fixedText } from '../../../lib/fraction-text'
import { formatResult } from './format-result'

const MIN_DECIMALS = 10
const SIGNIFICANT_DIGITS = 15

/**
 * The number without exponent and in full, where what is shown hides digits of it; else null. A value
 * that no decimal text can hold has 15 significant digits here, or 10 decimals where those are more.
 */
export function plainResult(value: Fraction, shown = formatResult(value)): string | null {
  const exact = exactText(value)
  if (exact !== null) return exact === shown ? null : exact
  // Spec §9 shows so many decimals.
  if (!shown.includes('e') && shown === formatResult(value)) return null
  return fixedText(value, Math.max(MIN_DECIMALS, SIGNIFICANT_DIGITS - 1 - exponentOf(value)))
}
