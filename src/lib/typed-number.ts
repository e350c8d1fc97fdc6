import { readNumber } from './number-text'

/** A number as typed; null: no number, or not one within limits. */
export function readWithin(text: string, limits: { smallest: number; largest: number }) {
  const read = readNumber(text, undefined)
  const value = read.ok ? Number(read.value.plain) : Number.NaN
  return value >= limits.smallest && value <= limits.largest ? value : null
}
