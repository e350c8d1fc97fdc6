import { packRows, wordsPerLine, WORD_MODULES, type ModuleWords } from './module-words'
import { MASK_CONDITIONS } from './mask-condition'

/** What turns a symbol of mask 0 into one of another mask: the modules to invert. */
export interface MaskTurn {
  rows: ModuleWords
  columns: ModuleWords
}

// In both directions every condition repeats itself after so many modules, or divides this.
const PERIOD = 12
const MAX_WORDS = 6

type Condition = (line: number, at: number) => boolean

/** Where two conditions differ, for the lines of one period; a line has six words. */
function differences(one: Condition, other: Condition): Int32Array {
  const words = new Int32Array(MAX_WORDS * PERIOD)
  for (let line = 0; line < PERIOD; line++) {
    for (let at = 0; at < MAX_WORDS * WORD_MODULES; at++) {
      if (one(line, at) === other(line, at)) continue
      const word = (at >> 5) * PERIOD + line
      words[word] = (words[word] ?? 0) | (1 << (at & 31))
    }
  }
  return words
}

const transposed =
  (condition: Condition): Condition =>
  (line, at) =>
    condition(at, line)

let patterns: readonly { rows: Int32Array; columns: Int32Array }[] | undefined

/** Made on the first call: the page does not pay for it. */
function maskPatterns() {
  const [zero] = MASK_CONDITIONS
  patterns ??= MASK_CONDITIONS.map((mask) => ({
    rows: differences(zero ?? mask, mask),
    columns: differences(transposed(zero ?? mask), transposed(mask)),
  }))
  return patterns
}

/** ISO/IEC 18004:2015 Annex C, for the mask's three bits alone: the code is linear, so the level drops out. */
function formatDifference(mask: number): number {
  let remainder = mask << 10
  for (let bit = 12; bit >= 10; bit--) {
    if (remainder & (1 << bit)) remainder ^= 0b10100110111 << (bit - 10)
  }
  return (mask << 10) | remainder
}

/** ISO/IEC 18004:2015 Figure 25: row and column of a bit of the format information in both its places. */
function formatPlaces(bit: number, side: number) {
  const down = bit < 6 ? bit : bit < 8 ? bit + 1 : side - 15 + bit
  const along = bit < 8 ? side - 1 - bit : bit === 8 ? 7 : 14 - bit
  return [
    { row: down, column: 8 },
    { row: 8, column: along },
  ]
}

function spread(pattern: Int32Array, open: ModuleWords, side: number): ModuleWords {
  const words = new Int32Array(open.length)
  for (let word = 0; word < wordsPerLine(side); word++) {
    for (let line = 0, at = word * side; line < side; line++, at++) {
      words[at] = (pattern[word * PERIOD + (line % PERIOD)] ?? 0) & (open[at] ?? 0)
    }
  }
  return words
}

const invert = (words: ModuleWords, side: number, line: number, at: number) => {
  const word = (at >> 5) * side + line
  words[word] = (words[word] ?? 0) ^ (1 << (at & 31))
}

/**
 * The turns to all eight masks for the symbols of one version; the one to mask 0 is empty. `reserved`
 * is 1 for every module that no mask inverts, row by row.
 */
export function maskTurns(reserved: Uint8Array, side: number): readonly MaskTurn[] {
  // Function patterns lie symmetrically to the diagonal: rows of open modules are columns of them, too.
  const open = packRows(
    reserved.map((bit) => 1 - bit),
    side,
  )
  return maskPatterns().map((pattern, mask) => {
    const rows = spread(pattern.rows, open, side)
    const columns = spread(pattern.columns, open, side)
    const format = formatDifference(mask)
    for (let bit = 0; bit < 15; bit++) {
      if (((format >> bit) & 1) === 0) continue
      for (const { row, column } of formatPlaces(bit, side)) {
        invert(rows, side, row, column)
        invert(columns, side, column, row)
      }
    }
    return { rows, columns }
  })
}
