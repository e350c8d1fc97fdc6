/** Words by the first of their line, of lines such as `usd: dollar buck, eur euro`; `_` is a blank. */
export const wordTable = (table: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    table.split(',').map((line) => {
      const [first = '', ...others] = line.trim().split(/:?\s+/)
      return [first, others.map((word) => word.replaceAll('_', ' '))]
    }),
  )
