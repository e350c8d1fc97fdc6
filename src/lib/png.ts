import { concat } from './concat'
import type { Size } from './picture'

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** PNG §9.2: each byte of the line is the difference from the byte above. */
export const FILTER_UP = 2

/** PNG §11.2.1: bits a channel, and the color type. */
type Format = readonly [bits: 1 | 8, colorType: number]
export const PALETTE: Format = [1, 3]
export const TRUE_COLOR: Format = [8, 2]
export const TRUE_COLOR_ALPHA: Format = [8, 6]

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
