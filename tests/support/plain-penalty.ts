/** A symbol as its rows: `#` is dark, `.` is light. */
export type SymbolRows = readonly string[]

/** Row by row, 1 is dark. */
export const toRows = (modules: Uint8Array, side: number): SymbolRows =>
  Array.from({ length: side }, (_, row) =>
    Array.from(modules.subarray(row * side, (row + 1) * side), (dark) => (dark ? '#' : '.')).join(
      '',
    ),
  )

const columnsOf = (rows: SymbolRows): SymbolRows =>
  [...(rows[0] ?? '')].map((_, column) => rows.map((row) => row.charAt(column)).join(''))

/** "No. of modules = (5 + i)": 3 + i. */
const runs = (line: string) =>
  (line.match(/#{5,}|\.{5,}/g) ?? []).reduce((sum, run) => sum + 3 + (run.length - 5), 0)

/** "1:1:3:1:1 ratio pattern in row/column, preceded or followed by light area 4 modules wide": 40. */
const finders = (line: string) =>
  [...line].filter(
    (_, at) =>
      line.startsWith('#.###.#', at) &&
      (line.startsWith('....', at + 7) || (at >= 4 && line.startsWith('....', at - 4))),
  ).length * 40

/** "Block size = m x n": 3 x (m - 1) x (n - 1), which is 3 for every 2 x 2 block in it. */
const blocks = (rows: SymbolRows) =>
  rows.slice(1).reduce((sum, row, above) => {
    const square = (column: number) =>
      (rows[above] ?? '').slice(column, column + 2) + row.slice(column, column + 2)
    return sum + [...row].filter((_, column) => /^(####|\.{4})$/.test(square(column))).length * 3
  }, 0)

/** "50 ± (5 x k) % to 50 ± (5 x (k + 1)) %": 10 x k. */
function balance(rows: SymbolRows): number {
  const modules = rows.join('')
  const percent = (modules.replaceAll('.', '').length * 100) / modules.length
  let k = 0
  while (Math.abs(percent - 50) >= 5 * (k + 1)) k++
  return 10 * k
}

/** The four parts of ISO/IEC 18004:2015 Table 11, module by module as the table words them. */
export function plainPenalties(rows: SymbolRows) {
  const lines = [...rows, ...columnsOf(rows)]
  return {
    runs: lines.reduce((sum, line) => sum + runs(line), 0),
    blocks: blocks(rows),
    finders: lines.reduce((sum, line) => sum + finders(line), 0),
    balance: balance(rows),
  }
}

export const plainPenalty = (rows: SymbolRows) =>
  Object.values(plainPenalties(rows)).reduce((sum, points) => sum + points)
