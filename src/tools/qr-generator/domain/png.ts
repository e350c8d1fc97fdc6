import { toRgb } from '#lib/color'
import { concat } from '#lib/concat'
import type { Size } from '#lib/picture'
import type { Deflate } from './adapters'
import type { Layout } from './layout'
import type { QrMatrix } from './encode'
import type { CodeColors } from './settings'

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** PNG §9.2: each byte of the line is the difference from the byte above. */
export const FILTER_UP = 2

/** PNG §11.2.1: bits a channel, and the color type. */
type Format = readonly [bits: 1 | 8, colorType: number]
const PALETTE: Format = [1, 3]
export const TRUE_COLOR: Format = [8, 2]
export const TRUE_COLOR_ALPHA: Format = [8, 6]

/** So many bytes are made at a time: the lines of a picture of 8192 px, 8 MB, are never held at once. */
const PART_BYTES = 256 * 1024

// PNG (W3C Recommendation, third edition), Annex D: the sample CRC with its table of one-byte remainders.
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte
  for (let bit = 0; bit < 8; bit++) {
    remainder = remainder & 1 ? 0xedb88320 ^ (remainder >>> 1) : remainder >>> 1
  }
  return remainder
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (let at = 0; at < bytes.length; at++) {
    crc = (CRC_TABLE[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8)
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** Length, four-letter type, data and CRC-32 of type and data (PNG §5.3). */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i)
  bytes.set(data, 8)
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)))
  return bytes
}

/** A whole file of one part of compressed lines; `palette` has the bytes r, g, b of each color. */
export function pngFile(
  { widthPx, heightPx }: Size,
  format: Format,
  data: Uint8Array,
  palette?: Uint8Array,
) {
  // Deflate, filter method 0 and no interlace are zeros (PNG §11.2.1).
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, widthPx)
  view.setUint32(4, heightPx)
  header.set(format, 8)
  return concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array(0)),
  ])
}

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
