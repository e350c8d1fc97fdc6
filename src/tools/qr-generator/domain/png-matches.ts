import { MAX_DISTANCE, MAX_MATCH, MIN_MATCH } from './deflate-symbols'
import type { DeflateTokens } from './deflate-tokens'
import type { Layout } from './layout'
import type { QrMatrix } from './matrix'
import { PlaceKeys } from './png-keys'
import { drawLine, lineBytesOf } from './png-line'

// A match from afar takes some ten bits more than a run.
const FAR_MATCH_COST_BYTES = 3

/** The scanlines of a symbol's rows as literals, runs and matches with what stood in earlier ones. */
class LineMatches {
  private readonly matrix: QrMatrix
  private readonly layout: Layout
  private readonly tokens: DeflateTokens
  private readonly keys: PlaceKeys
  private readonly lineBytes: number
  /** The scanlines of all rows, one behind the other. */
  private readonly lines: Uint8Array
  /** Where each of them starts in the stream; between them their copies stand. */
  private readonly starts: Int32Array
  /** By key: one more than the last place in `lines` that had it. */
  private readonly seen: Int32Array

  constructor(matrix: QrMatrix, layout: Layout, tokens: DeflateTokens) {
    this.matrix = matrix
    this.layout = layout
    this.tokens = tokens
    this.keys = new PlaceKeys(layout)
    this.lineBytes = lineBytesOf(layout.sizePx)
    this.lines = new Uint8Array(matrix.side * this.lineBytes)
    this.starts = new Int32Array(matrix.side)
    this.seen = new Int32Array(this.keys.count)
  }

  /** Writes the scanline of a row, which starts at this place of the stream; rows come in order. */
  write(row: number, streamAt: number): Uint8Array {
    const first = row * this.lineBytes
    const line = this.lines.subarray(first, first + this.lineBytes)
    drawLine(line, this.matrix, row, this.layout)
    const keys = this.keys.read(this.matrix, row)
    const { seen, lineBytes } = this
    this.starts[row] = streamAt
    for (let at = 0; at < lineBytes;) {
      const from = (seen[keys[at] ?? 0] ?? 0) - 1
      const end = at + this.writeNext(first, at, from)
      for (; at < end; at++) seen[keys[at] ?? 0] = first + at + 1
    }
    return line
  }

  /** Writes the literal, run or match at a place and returns its length; `from` is where to look, or -1. */
  private writeNext(first: number, at: number, from: number): number {
    const { lines, tokens } = this
    const place = first + at
    const last = tokens.last
    const left = this.lineBytes - at
    let run = 0
    while (run < left && lines[place + run] === last) run++

    if (from >= 0) {
      const length = this.matchLength(from, place, left)
      const distance = this.streamPlace(place) - this.streamPlace(from)
      if (length > run + FAR_MATCH_COST_BYTES && distance <= MAX_DISTANCE) {
        tokens.match(length, distance, lines[place + length - 1] ?? 0)
        return length
      }
    }
    if (run >= MIN_MATCH) {
      tokens.run(last, run)
      return run
    }
    tokens.literal(lines[place] ?? 0)
    return 1
  }

  /** How long the bytes at two places are the same, within the scanline of each. */
  private matchLength(from: number, place: number, left: number): number {
    const { lines, lineBytes } = this
    const most = Math.min(left, lineBytes - (from % lineBytes), MAX_MATCH)
    let length = 0
    while (length < most && lines[from + length] === lines[place + length]) length++
    return length
  }

  private streamPlace(place: number): number {
    const column = place % this.lineBytes
    return (this.starts[(place - column) / this.lineBytes] ?? 0) + column
  }
}

/** Writes the scanline of a row, which starts at a place of the stream, and returns it; rows come in order. */
export function matchedLines(
  matrix: QrMatrix,
  layout: Layout,
  tokens: DeflateTokens,
): (row: number, streamAt: number) => Uint8Array {
  const lines = new LineMatches(matrix, layout, tokens)
  return (row, streamAt) => lines.write(row, streamAt)
}
