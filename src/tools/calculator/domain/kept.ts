import { propertiesOf } from '#lib/properties'
import { HISTORY_LENGTH, type HistoryEntry } from './calculator'
import { decimal, settle, type Decimal } from './decimal'
import type { Angle } from './keys'

/** As it is kept on the device: texts and results with all their digits, newest first. */
export const toKept = (history: readonly HistoryEntry[]): unknown =>
  history.map(({ expression, shown, result }) => [
    `${expression} = ${shown}`,
    result?.toString() ?? null,
  ])

/** Null for what is no number of the calculator. */
function toNumber(text: string): Decimal | null {
  try {
    const number = settle(decimal(text))
    return number.isFinite() ? number : null
  } catch {
    // What the library cannot read throws.
    return null
  }
}

/** One row or none. The ids lie below those of this visit, which begin with 1. */
function parseRow(row: unknown, index: number): HistoryEntry[] {
  if (!Array.isArray(row)) return []
  const [text, number]: unknown[] = row
  const [, expression, shown] = (typeof text === 'string' && /^(.*) = (.*)$/s.exec(text)) || []
  if (expression === undefined || shown === undefined) return []
  const result = typeof number === 'string' ? toNumber(number) : null
  return result || number === null ? [{ id: -1 - index, expression, shown, result }] : []
}

/** The rows that can be read; null for what is no list. */
export const parseHistory = (value: unknown): readonly HistoryEntry[] | null =>
  Array.isArray(value) ? value.slice(0, HISTORY_LENGTH).flatMap(parseRow) : null

export const parseAngle = (value: unknown): { angle: Angle } | null => {
  const { angle } = propertiesOf(value)
  return angle === 'degrees' || angle === 'radians' ? { angle } : null
}
