/** The characters of a class, by character. */
export function countCharacters(passwords: readonly string[], alphabet: string): number[] {
  const counts = new Map<string, number>()
  for (const password of passwords) {
    for (const character of password) counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  return [...alphabet].map((character) => counts.get(character) ?? 0)
}

/** A row for each class, a column for each place. */
export function countPlaces(
  passwords: readonly string[],
  classes: readonly string[],
  length: number,
): number[][] {
  const table = classes.map(() => Array.from({ length }, () => 0))
  const rows = new Map(classes.flatMap((set, at) => [...set].map((character) => [character, at])))
  for (const password of passwords) {
    for (const [place, character] of [...password].entries()) {
      const row = table[rows.get(character) ?? -1]
      if (row) row[place] = (row[place] ?? 0) + 1
    }
  }
  return table
}

/** For each ordered pair of the alphabet how often it stands side by side. */
export function countPairs(passwords: readonly string[], alphabet: string): number[] {
  const counts = Array.from({ length: alphabet.length ** 2 }, () => 0)
  for (const password of passwords) {
    for (let place = 1; place < password.length; place++) {
      const first = alphabet.indexOf(password.charAt(place - 1))
      const second = alphabet.indexOf(password.charAt(place))
      if (first < 0 || second < 0) continue
      const pair = first * alphabet.length + second
      counts[pair] = (counts[pair] ?? 0) + 1
    }
  }
  return counts
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Pearson's statistic against equal shares. */
export function chiSquare(counts: readonly number[]): number {
  const expected = sum(counts) / counts.length
  return sum(counts.map((count) => (count - expected) ** 2 / expected))
}

/** Pearson's statistic against independence of rows and columns. */
export function chiSquareTable(table: readonly (readonly number[])[]): number {
  const rows = table.map(sum)
  const columns = (table[0] ?? []).map((_, at) => sum(table.map((row) => row[at] ?? 0)))
  const total = sum(rows)
  return sum(
    table.flatMap((row, r) =>
      row.map((count, c) => {
        const expected = ((rows[r] ?? 0) * (columns[c] ?? 0)) / total
        return (count - expected) ** 2 / expected
      }),
    ),
  )
}
