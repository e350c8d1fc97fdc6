import { Adler32 } from './adler'
import { deflateBlock } from './deflate-block'
import { DeflateTokens } from './deflate-tokens'
import type { Layout } from './layout'
import type { QrMatrix } from './matrix'
import { copiesAreZeros, FILTER_UP, writeSameLines, writeZeroLines } from './png-copies'
import { lineBytesOf } from './png-line'
import { isDense, literalLines } from './png-literals'
import { matchedLines } from './png-matches'

/**
 * The compressed pixels of a PNG (zlib stream, RFC 1950). The work goes with the rows of the symbol, not
 * with the height of the picture: a row is compressed once, and its other lines are copies of the first.
 */
export function pngData(matrix: QrMatrix, layout: Layout): Uint8Array<ArrayBuffer> {
  const { sizePx, modulePx, offsetPx } = layout
  const lineBytes = lineBytesOf(sizePx)
  const copies = modulePx - 1
  const tokens = new DeflateTokens()
  const adler = new Adler32()
  const writeLine = isDense(layout)
    ? literalLines(matrix, layout, tokens)
    : matchedLines(matrix, layout, tokens)
  const writeMargin = (lines: number) => {
    tokens.run(0, lines * lineBytes)
    adler.addBeforeZeros(0, lines * lineBytes - 1)
  }

  writeMargin(offsetPx)
  for (let row = 0; row < matrix.side; row++) {
    const line = writeLine(row, (offsetPx + row * modulePx) * lineBytes)
    adler.add(line)
    if (copies === 0) continue
    if (copiesAreZeros(lineBytes)) {
      writeZeroLines(tokens, lineBytes, copies)
      adler.addBeforeZeros(FILTER_UP, lineBytes - 1, copies)
    } else {
      writeSameLines(tokens, line, copies)
      adler.add(line, copies)
    }
  }
  writeMargin(sizePx - offsetPx - matrix.side * modulePx)
  return zlibStream(deflateBlock(tokens), adler.value)
}

/** RFC 1950, 2.2: deflate with a window of 32 kB, then the check sum. */
function zlibStream(block: Uint8Array, checkSum: number): Uint8Array<ArrayBuffer> {
  const stream = new Uint8Array(block.length + 6)
  stream.set([0x78, 0x01])
  stream.set(block, 2)
  new DataView(stream.buffer).setUint32(block.length + 2, checkSum)
  return stream
}
