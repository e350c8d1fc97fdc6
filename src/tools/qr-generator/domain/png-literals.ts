import type { DeflateTokens } from './deflate-tokens'
import type { Layout } from './layout'
import type { QrMatrix } from './matrix'
import { drawDenseLine, lineBytesOf } from './png-line'

// Measured on full symbols: up to here matches save a tenth of the file, and take as long as all else.
const MAX_DENSE_MODULE_PX = 3

/** Whether a byte holds so many modules that hardly any three of them stand somewhere else, too. */
export const isDense = ({ modulePx }: Layout) => modulePx <= MAX_DENSE_MODULE_PX

/** Writes the scanline of a row as literals and returns it: good until the next is written. */
export function literalLines(
  matrix: QrMatrix,
  layout: Layout,
  tokens: DeflateTokens,
): (row: number) => Uint8Array {
  const line = new Uint8Array(lineBytesOf(layout.sizePx))
  return (row) => {
    drawDenseLine(line, matrix, row, layout)
    tokens.literals(line)
    return line
  }
}
