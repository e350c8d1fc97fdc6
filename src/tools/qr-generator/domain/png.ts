import type { Rgb } from '../../../lib/contrast'
import type { Layout } from './layout'
import type { QrMatrix } from './matrix'
import { pngChunk } from './png-chunk'

/** Compresses to the zlib format (RFC 1950). */
export type Deflate = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

function header(sizePx: number): Uint8Array {
  const bytes = new Uint8Array(13)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, sizePx)
  view.setUint32(4, sizePx)
  // 1 bit per pixel, palette colours; deflate, filter method 0 and no interlace are zeros (PNG §11.2.1).
  bytes.set([1, 3], 8)
  return bytes
}

/** Palette indexes, 8 to a byte with the leftmost pixel highest; each line starts with filter type 0. */
function scanlines(
  { side, dark }: QrMatrix,
  { sizePx, modulePx, offsetPx }: Layout,
): Uint8Array<ArrayBuffer> {
  const lineBytes = 1 + Math.ceil(sizePx / 8)
  const lines = new Uint8Array(lineBytes * sizePx)
  for (let row = 0; row < side; row++) {
    const start = (offsetPx + row * modulePx) * lineBytes
    for (let column = 0; column < side; column++) {
      if (dark[row * side + column] !== 1) continue
      const left = offsetPx + column * modulePx
      for (let x = left; x < left + modulePx; x++) {
        const at = start + 1 + (x >> 3)
        lines[at] = (lines[at] ?? 0) | (0x80 >> (x & 7))
      }
    }
    for (let copy = 1; copy < modulePx; copy++) {
      lines.copyWithin(start + copy * lineBytes, start, start + lineBytes)
    }
  }
  return lines
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/**
 * The bytes of a two-colour PNG, straight from the matrix: small, and safe from browsers that add
 * noise to what is read back from a canvas.
 */
export async function encodePng(
  matrix: QrMatrix,
  layout: Layout,
  { dark, light }: { dark: Rgb; light: Rgb },
  deflate: Deflate,
): Promise<Uint8Array<ArrayBuffer>> {
  const palette = Uint8Array.of(light.r, light.g, light.b, dark.r, dark.g, dark.b)
  return concat([
    SIGNATURE,
    pngChunk('IHDR', header(layout.sizePx)),
    pngChunk('PLTE', palette),
    pngChunk('IDAT', await deflate(scanlines(matrix, layout))),
    pngChunk('IEND', new Uint8Array(0)),
  ])
}
