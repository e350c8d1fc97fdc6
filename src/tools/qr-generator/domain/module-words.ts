/** Modules in a word, the first one in its lowest bit. */
export const WORD_MODULES = 32

/**
 * The modules of a symbol as bits. A word holds 32 neighbours of one line; the first words of all
 * lines come first, then the second words of all lines, so that a step along the array is a step
 * across the lines. Lines are rows or, in a transposed plane, columns.
 */
export type ModuleWords = Int32Array

export const wordsPerLine = (side: number) => Math.ceil(side / WORD_MODULES)

/** One entry per module and row by row, 0 or 1, to words along the rows. */
export function packRows(modules: Uint8Array, side: number): ModuleWords {
  const words = new Int32Array(wordsPerLine(side) * side)
  for (let at = 0; at < words.length; at++) {
    const row = at % side
    const first = row * side + ((at - row) / side) * WORD_MODULES
    const end = Math.min(first + WORD_MODULES, (row + 1) * side)
    let word = 0
    for (let from = end - 1; from >= first; from--) word = (word << 1) | (modules[from] ?? 0)
    words[at] = word
  }
  return words
}

/** Words along the rows back to one entry per module. */
export function unpackRows(words: ModuleWords, side: number): Uint8Array {
  const modules = new Uint8Array(side * side)
  for (let row = 0, at = 0; row < side; row++) {
    for (let column = 0; column < side; column++, at++) {
      modules[at] = ((words[(column >> 5) * side + row] ?? 0) >>> (column & 31)) & 1
    }
  }
  return modules
}

/** The same modules with words along the columns. */
export function packColumns(modules: Uint8Array, side: number): ModuleWords {
  const words = new Int32Array(wordsPerLine(side) * side)
  for (let at = 0; at < words.length; at++) {
    const column = at % side
    const first = column + (at - column) * WORD_MODULES
    const end = Math.min(first + WORD_MODULES * side, side * side)
    let word = 0
    let bit = 0
    for (let from = first; from < end; from += side) word |= (modules[from] ?? 0) << bit++
    words[at] = word
  }
  return words
}
