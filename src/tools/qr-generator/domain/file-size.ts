import { readNumber } from '../../../lib/number-text'

/** Sides of a code on paper. The largest still fits an A4 sheet. */
export const FILE_SIZES_MM = { smallest: 10, largest: 190 }

/** Millimetres as typed; null: no number, or not one within `FILE_SIZES_MM`. */
export function readSizeMm(text: string): number | null {
  const read = readNumber(text, undefined)
  if (!read.ok) return null
  const sizeMm = Number(read.value.plain)
  const { smallest, largest } = FILE_SIZES_MM
  return sizeMm >= smallest && sizeMm <= largest ? sizeMm : null
}
