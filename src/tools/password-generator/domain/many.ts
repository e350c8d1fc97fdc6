import { readNumber } from '../../../lib/number-text'

export const MAX_MANY = 100_000

/** So few that a phone makes them in well under 100 ms. */
export const BATCH_SIZE = 1000

/** The whole number from 1 to 100,000 that a text is, in groups as the page shows it too; null of any other. */
export function parseCount(text: string): number | null {
  // In English a comma before three digits groups them; before others it is a decimal mark.
  const read = readNumber(text, 'en')
  const count = read.ok && /^\d+$/.test(read.value.plain) ? Number(read.value.plain) : 0
  return count >= 1 && count <= MAX_MANY ? count : null
}

// A spreadsheet runs what begins so as a formula, quoted or not; the full-width forms too (OWASP).
const FORMULA = /^[=+\-@＝＋－＠]/

export const CSV_HEADER = 'number,password\r\n'

/** Quoted; an apostrophe stands before what a spreadsheet would run as a formula. */
function csvField(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/**
 * Rows of RFC 4180.
 * @param lines passwords, one a line
 * @param first the number of the first one
 */
export const csvRows = (lines: string, first: number): string =>
  lines
    .split('\n')
    .map((password, at) => `${first + at},${csvField(password)}\r\n`)
    .join('')
