import type { DeflateTokens } from './deflate-tokens'
import type { Layout } from './layout'
import type { QrMatrix } from './matrix'
import { lineBytesOf } from './png-line'

// Measured on full symbols: up to here matches save a tenth of the file, and take as long as all else.
const MAX_DENSE_MODULE_PX = 3

/** Whether a byte holds so many modules that hardly any three of them stand somewhere else, too. */
export const isDense = ({ modulePx }: Layout) => modulePx <= MAX_DENSE_MODULE_PX

/** The scanlines of a symbol's rows as literals; each is good until the next is written. */
export class LineLiterals {
  private readonly matrix: QrMatrix
  private readonly layout: Layout
  private readonly tokens: DeflateTokens
  private readonly line: Uint8Array

  constructor(matrix: QrMatrix, layout: Layout, tokens: DeflateTokens) {
    this.matrix = matrix
    this.layout = layout
    this.tokens = tokens
    this.line = new Uint8Array(lineBytesOf(layout.sizePx))
  }

  write(row: number): Uint8Array {
    const { line, tokens } = this
    this.draw(row)
    tokens.literals(line)
    return line
  }

  /** Bit by bit: in a picture as dense as this, runs of modules are short. */
  private draw(row: number) {
    const { line, layout, matrix } = this
    const { modulePx, offsetPx } = layout
    const { side, dark } = matrix
    const darkBits = (1 << modulePx) - 1
    // Behind the filter byte and the margin, whose last byte may be half used.
    let at = 1 + (offsetPx >> 3)
    let bits = 0
    let count = offsetPx & 7
    for (let module = row * side; module < (row + 1) * side; module++) {
      // Multiplied: which way a branch goes could not be foretold.
      bits = (bits << modulePx) | ((dark[module] ?? 0) * darkBits)
      count += modulePx
      if (count < 8) continue
      count -= 8
      line[at++] = bits >> count
      bits &= (1 << count) - 1
    }
    if (count > 0) line[at] = bits << (8 - count)
  }
}
