import { toRgb } from '#lib/color'
import { FILTER_UP, PALETTE, pngFile } from '#lib/png'
import type { Deflate } from './adapters'
import type { Layout } from './layout'
import type { QrMatrix } from './encode'
import type { CodeColors } from './settings'

/** So many bytes are made at a time: the lines of a picture of 8192 px, 8 MB, are never held at once. */
const PART_BYTES = 256 * 1024

/** Sets the bits from `left` to `right` in the line that begins at byte `at`. */
function darken(lines: Uint8Array, at: number, left: number, right: number) {
  for (let x = left & ~7; x <= right; x += 8) {
    const mask = (0xff >> Math.max(0, left - x)) & (0xff << Math.max(0, x + 7 - right))
    lines[at + (x >> 3)] = (lines[at + (x >> 3)] ?? 0) | mask
  }
}

/**
 * The lines of the picture, each a filter type and palette indexes, 8 to a byte, the leftmost in the
 * highest bit (PNG §7.2); dark has index 1. A line equal to the one above is all zeros with filter 'Up',
 * which leaves the compression little to do at any size.
 */
function* scanlines(
  { side, dark }: QrMatrix,
  { sizePx, modulePx, offsetPx }: Layout,
): Generator<Uint8Array<ArrayBuffer>> {
  const lineBytes = 1 + Math.ceil(sizePx / 8)
  const linesAtOnce = Math.floor(PART_BYTES / lineBytes)
  for (let from = 0; from < sizePx; from += linesAtOnce) {
    const lines = new Uint8Array(Math.min(linesAtOnce, sizePx - from) * lineBytes)
    for (let at = 0, y = from - offsetPx; at < lines.length; at += lineBytes, y++) {
      if (y < 0 || y >= side * modulePx) continue
      if (y % modulePx > 0) {
        lines[at] = FILTER_UP
        continue
      }
      const row = (y / modulePx) * side
      for (let column = 0; column < side; column++) {
        if (dark[row + column] !== 1) continue
        const left = offsetPx + column * modulePx
        darken(lines, at + 1, left, left + modulePx - 1)
      }
    }
    yield lines
  }
}

/**
 * The bytes of a two-color PNG, straight from the matrix: small, and safe from browsers that add
 * noise to what is read back from a canvas.
 */
export async function encodePng(
  matrix: QrMatrix,
  layout: Layout,
  colors: CodeColors,
  deflate: Deflate,
): Promise<Uint8Array<ArrayBuffer>> {
  const [light, dark] = [toRgb(colors.light), toRgb(colors.dark)]
  const palette = Uint8Array.of(light.r, light.g, light.b, dark.r, dark.g, dark.b)
  const size = { widthPx: layout.sizePx, heightPx: layout.sizePx }
  return pngFile(size, PALETTE, await deflate(scanlines(matrix, layout)), palette)
}
