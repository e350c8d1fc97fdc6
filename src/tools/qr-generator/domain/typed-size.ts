import { readNumber } from '../../../lib/number-text'

interface Limits {
  smallest: number
  largest: number
}

/** A number as typed; null: no number, or not one within limits. */
export function readWithin(text: string, { smallest, largest }: Limits): number | null {
  const read = readNumber(text, undefined)
  const value = read.ok ? Number(read.value.plain) : Number.NaN
  return value >= smallest && value <= largest ? value : null
}

/** Sides of a code on paper. The largest still fits an A4 sheet. */
export const FILE_SIZES_MM = { smallest: 10, largest: 190 }

/** Millimetres as typed; null: no number, or not one within `FILE_SIZES_MM`. */
export const readSizeMm = (text: string): number | null => readWithin(text, FILE_SIZES_MM)
