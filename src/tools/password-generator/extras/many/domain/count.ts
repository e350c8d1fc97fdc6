import { readNumber } from '#lib/number-text'

/** How many are made at once, at most. */
export const MAX_MANY = 100_000

/** The whole number from 1 to 100,000 that a text is, in groups as the page shows it too; null of any other. */
export function parseCount(text: string): number | null {
  // In English a comma before three digits groups them; before others it is a decimal mark.
  const read = readNumber(text, 'en')
  const count = read.ok && /^\d+$/.test(read.value.plain) ? Number(read.value.plain) : 0
  return count >= 1 && count <= MAX_MANY ? count : null
}
