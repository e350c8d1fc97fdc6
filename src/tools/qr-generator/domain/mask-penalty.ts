/**
 * The modules of a symbol as bits. A word holds 32 neighbors of one line, the first in its lowest bit; the
 * first words of all lines come first, then the second words of all lines: a step along the array is a
 * step across the lines.
 */
export type ModuleWords = Int32Array

const wordsPerLine = (side: number) => Math.ceil(side / 32)

/** Packs lines of modules, `atStep` apart within a line; from one line to the next it is `lineStep`. */
function packLines(modules: Uint8Array, side: number, lineStep: number, atStep: number) {
  const words: ModuleWords = new Int32Array(wordsPerLine(side) * side)
  for (let line = 0; line < side; line++) {
    let from = line * lineStep
    let word = 0
    for (let at = 0; at < side; at++, from += atStep) {
      word |= (modules[from] ?? 0) << (at & 31)
      if ((at & 31) !== 31 && at !== side - 1) continue
      words[(at >> 5) * side + line] = word
      word = 0
    }
  }
  return words
}

/** Modules as 0 or 1, row by row, to words along the rows, and to words along the columns. */
export const packRows = (modules: Uint8Array, side: number) => packLines(modules, side, side, 1)
export const packColumns = (modules: Uint8Array, side: number) => packLines(modules, side, 1, side)

// ISO/IEC 18004:2015 Table 11.
const N1 = 3
const N2 = 3
const N3 = 40
const N4 = 10

/** Set bits of a word: counts in pairs, fours and bytes, then their sum. */
function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The bits of word number `word` that are modules; beyond the edge there are none. */
function insideBits(word: number, side: number): number {
  const modules = side - word * 32
  return modules >= 32 ? -1 : (1 << modules) - 1
}

/**
 * N1, 32 runs at a time, across the lines: five equal modules in a run score 3, every further one 1. A run
 * of n has n - 4 places where it has been equal for five: one point each, and two for the first.
 */
function runPoints(words: ModuleWords, side: number): number {
  let points = 0
  for (let word = 0; word < wordsPerLine(side); word++) {
    const inside = insideBits(word, side)
    let last = words[word * side] ?? 0
    // Equal to the module before, for this line and the three before it.
    let [equal1, equal2, equal3, fiveBefore] = [0, 0, 0, 0]
    for (let at = word * side + 1; at < (word + 1) * side; at++) {
      const now = words[at] ?? 0
      const equal = ~(now ^ last) & inside
      const five = equal & equal1 & equal2 & equal3
      points += popcount(five) + (N1 - 1) * popcount(five & ~fiveBefore)
      fiveBefore = five
      equal3 = equal2
      equal2 = equal1
      equal1 = equal
      last = now
    }
  }
  return points
}

/** Bits that are light in the four words from `from` on, all of them within `first` and `end`. */
function lightFour(words: ModuleWords, from: number, first: number, end: number): number {
  if (from < first || from + 4 > end) return 0
  let dark = 0
  for (let at = from; at < from + 4; at++) dark |= words[at] ?? 0
  return ~dark
}

/** N3: patterns 1:1:3:1:1 across the lines with four light modules before or behind, each once. */
function finderPoints(words: ModuleWords, side: number): number {
  let patterns = 0
  for (let word = 0; word < wordsPerLine(side); word++) {
    const first = word * side
    const end = first + side
    const dark = (at: number) => words[at] ?? 0
    for (let at = first; at + 7 <= end; at++) {
      const ends = dark(at) & dark(at + 6)
      const middle = dark(at + 2) & dark(at + 3) & dark(at + 4)
      const core = ends & ~dark(at + 1) & middle & ~dark(at + 5)
      if (core === 0) continue
      const light = lightFour(words, at - 4, first, end) | lightFour(words, at + 7, first, end)
      patterns += popcount(core & light)
    }
  }
  return patterns * N3
}

/** N2 and N4: blocks of 2 x 2 equal modules, and how far the dark ones are from half of all. */
function areaPoints(rows: ModuleWords, side: number): number {
  let blocks = 0
  let dark = 0
  for (let word = 0; word < wordsPerLine(side); word++) {
    // The last column has no neighbor.
    const inside = insideBits(word, side - 1)
    let [last, lastEqual] = [0, 0]
    for (let row = 0, at = word * side; row < side; row++, at++) {
      const now = rows[at] ?? 0
      const neighbor = (now >>> 1) | ((rows[at + side] ?? 0) << 31)
      const equal = ~(now ^ neighbor) & inside
      blocks += popcount(equal & lastEqual & ~(now ^ last))
      dark += popcount(now)
      last = now
      lastEqual = equal
    }
  }
  const modules = side * side
  const steps = Math.floor(Math.abs(2 * dark - modules) / (modules / 10))
  return blocks * N2 + steps * N4
}

/**
 * The penalty of a whole symbol, given by rows and by columns (ISO/IEC 18004:2015, 7.8.3.1), or some number
 * from `limit` on if it is not less. The quiet zone is not part of the symbol; a 1:1:3:1:1 pattern with
 * a light area on both sides scores once.
 */
export function maskPenalty(
  rows: ModuleWords,
  columns: ModuleWords,
  side: number,
  limit = Infinity,
): number {
  let points = areaPoints(rows, side)
  for (const words of [rows, columns]) {
    if (points < limit) points += runPoints(words, side)
    if (points < limit) points += finderPoints(words, side)
  }
  return points
}
