import { readNumber } from '#lib/number-text'
import { ok } from '#lib/result'
import type { DrawingTools } from '../../domain/generator'
import type { PasswordSettings } from '../../domain/settings'

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

/** Quoted; an apostrophe stands before what a spreadsheet would run as a formula. */
function csvField(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** A CSV file (RFC 4180) of passwords, which come one a line. */
export const csvOf = (lines: string): string =>
  ['number,password', ...lines.split('\n').map((password, at) => `${at + 1},${csvField(password)}`)]
    .map((row) => `${row}\r\n`)
    .join('')

/** Of what is not ASCII alone a spreadsheet asks for a mark of byte order: else it reads é in an older encoding. */
export function csvFileOf(lines: string): string {
  const csv = csvOf(lines)
  return /[^\0-~]/.test(csv) ? `\ufeff${csv}` : csv
}

/** What is done in the worker. */
export const manyWork = ({ pick, drawingOf, tryDraw }: DrawingTools) => ({
  /** One a line; empty if the settings leave no character. */
  generateMany: async (settings: PasswordSettings, count: number) => {
    const { draw } = await drawingOf(settings)
    return tryDraw(() => {
      const passwords = Array.from({ length: count }, () => draw(pick))
      return passwords[0] === '' ? '' : passwords.join('\n')
    })
  },
  csvOf: async (lines: string) => ok(csvFileOf(lines)),
})
