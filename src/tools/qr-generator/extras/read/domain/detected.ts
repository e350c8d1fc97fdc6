import type { Size } from '#lib/picture'
import { isSamePlace, outlineIn, type Point } from './outline'
import { UNKNOWN, type FoundCode } from './read-codes'

/** A code as the browser's own reader gives it: its text alone, which is empty where it knows none. */
export interface DetectedCode {
  rawValue: string
  /** In pixels of the picture. */
  cornerPoints: readonly Point[]
}

const isSameCode = (one: FoundCode, other: FoundCode) =>
  (one.text !== null && one.text === other.text) ||
  (one.outline && other.outline && isSamePlace(one.outline, other.outline))

/**
 * What two readers have found in a picture, each code once. Where both have read one, ours is taken: the browser's
 * does not say that a text is one of GS1, or a part of a longer one, and takes its bytes for whatever it guesses.
 */
export function withDetected(
  read: readonly FoundCode[],
  detected: readonly DetectedCode[],
  size: Size,
): FoundCode[] {
  const codes = [...read]
  for (const { rawValue, cornerPoints } of detected) {
    const text = rawValue === '' || rawValue.includes(UNKNOWN) ? null : rawValue
    const code = { text, outline: outlineIn(size, cornerPoints) }
    const known = codes.findIndex((other) => isSameCode(other, code))
    if (known < 0) codes.push(code)
    else if (codes[known]?.text === null) codes[known] = code
  }
  // Several that are not known are one sentence.
  const unread = codes.find(({ text }) => text === null)
  return codes.filter((code) => code.text !== null || code === unread)
}
