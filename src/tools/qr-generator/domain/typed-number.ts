import { readNumber } from '#lib/number-text'

/** One number to dial, as it is written. */
export const PHONE_NUMBER = /^(?=.*\d)[\s\p{Cf}]*\+?[\d\s().\p{Pd}\p{Cf}/*#]*$/u

/** A number as typed; null: no number, or not one within limits. */
export function readWithin(text: string, limits: { smallest: number; largest: number }) {
  const read = readNumber(text, undefined)
  const value = read.ok ? Number(read.value.plain) : Number.NaN
  return value >= limits.smallest && value <= limits.largest ? value : null
}

/** Degrees as a geo URI has them: digits and a point, without an exponent (RFC 5870 §3.3); null of any other text. */
export function plainDegrees(text: string): string | null {
  const read = readNumber(text, undefined)
  return read.ok && !read.value.plain.includes('e') ? read.value.plain : null
}

/** Sides of a code on paper. The largest still fits an A4 sheet. */
export const FILE_SIZES_MM = { smallest: 10, largest: 190 }

/** Millimetres as typed; null: no number, or not one within `FILE_SIZES_MM`. */
export const readSizeMm = (text: string): number | null => readWithin(text, FILE_SIZES_MM)
