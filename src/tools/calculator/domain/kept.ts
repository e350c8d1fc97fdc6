import { HISTORY_SIZE } from '#lib/history-size'
import { propertiesOf } from '#lib/properties'
import type { Calculator, HistoryEntry } from './calculator'
import { decimal, settle, ZERO, type Decimal } from './decimal'
import type { Angle } from './keys'

/** What is kept of the calculations from visit to visit. */
export type Kept = Pick<Calculator, 'history' | 'memory'>

/** As it is kept on the device: texts and results with all their digits, newest first. */
export const toKept = ({ history, memory }: Kept) => ({
  history: history.map(({ expression, shown, result }) => [
    `${expression} = ${shown}`,
    result?.toString() ?? null,
  ]),
  memory: memory.toString(),
})

/** Null for what is no number of the calculator. */
function toNumber(text: string): Decimal | null {
  try {
    const number = settle(decimal(text))
    return number.isFinite() ? number : null
  } catch {
    // The library throws at a text that it cannot read.
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

/** What can be read of it; null for what has no rows. */
export function parseKept(value: unknown): Kept | null {
  const { history, memory } = propertiesOf(value)
  if (!Array.isArray(history)) return null
  return {
    history: history.slice(0, HISTORY_SIZE).flatMap(parseRow),
    memory: (typeof memory === 'string' && toNumber(memory)) || ZERO,
  }
}

export const parseAngle = (value: unknown): { angle: Angle } | null => {
  const { angle } = propertiesOf(value)
  return angle === 'degrees' || angle === 'radians' ? { angle } : null
}
