import { readNumber } from '../../../lib/number-text'

/** Degrees as a geo URI has them: digits and a point, without an exponent (RFC 5870 §3.3); null of any other text. */
export function plainDegrees(text: string): string | null {
  const read = readNumber(text, undefined)
  return read.ok && !read.value.plain.includes('e') ? read.value.plain : null
}
