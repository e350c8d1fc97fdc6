import type { ResultForm } from './format-result'

export const NOTATIONS = ['auto', 'plain', 'scientific'] as const

export const MIN_DIGITS = 2
export const MAX_DIGITS = 20

/** From storage; null where it is invalid. */
export function parseForm(notation: unknown, digits: unknown): ResultForm | null {
  const known = NOTATIONS.find((one) => one === notation)
  const isCount = Number.isInteger(digits) && Number(digits) >= MIN_DIGITS
  if (!known || !(digits === null || (isCount && Number(digits) <= MAX_DIGITS))) return null
  return { notation: known, digits: digits === null ? null : Number(digits) }
}
