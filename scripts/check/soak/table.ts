import { tolerance } from './measure.ts'
import type { Held } from './measure.ts'

export type SoakRow = { name: string; count: number; before: Held; after: Held; grown: string[] }

/** @param lines cells of equal number, the head first */
function alignColumns(lines: string[][]) {
  const widths = (lines[0] ?? []).map((_head, at) =>
    Math.max(...lines.map((cells) => cells[at]?.length ?? 0)),
  )
  return lines
    .map((cells) =>
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** One line for each part: how often, and what was held after the warm-up and at the end. */
export function formatSoak(rows: SoakRow[]) {
  const names = Object.keys(tolerance)
  const lines = rows.map(({ name, count, before, after, grown }) => [
    name,
    String(count),
    ...names.map((held) => {
      // Both have the keys of the tolerance.
      const key = held as keyof Held
      return `${before[key]} -> ${after[key]}`
    }),
    grown.length === 0 ? 'flat' : `grows: ${grown.join(', ')}`,
  ])
  return alignColumns([['part', 'times', ...names, ''], ...lines])
}
