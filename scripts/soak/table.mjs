import { tolerance } from './measure.mjs'

/**
 * @typedef {import('./measure.mjs').Held} Held
 * @typedef {{ name: string, count: number, before: Held, after: Held, grown: string[] }} SoakRow
 */

/** @param {string[][]} lines cells of equal number, the head first */
function alignColumns(lines) {
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

/**
 * One line for each part: how often, and what was held after the warm-up and at the end.
 * @param {SoakRow[]} rows
 */
export function formatSoak(rows) {
  const names = Object.keys(tolerance)
  const lines = rows.map(({ name, count, before, after, grown }) => [
    name,
    String(count),
    ...names.map((held) => {
      // Both have the keys of the tolerance.
      const key = /** @type {keyof Held} */ (held)
      return `${before[key]} -> ${after[key]}`
    }),
    grown.length === 0 ? 'flat' : `grows: ${grown.join(', ')}`,
  ])
  return alignColumns([['part', 'times', ...names, ''], ...lines])
}
