import type { Rgb } from '../../../lib/color'
import type { Layout } from './layout'
import type { QrMatrix } from './matrix'
import { pngChunk } from './png-chunk'
import { pngData } from './png-data'

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
export function encodePng(
  matrix: QrMatrix,
  layout: Layout,
  { dark, light }: { dark: Rgb; light: Rgb },
): Uint8Array<ArrayBuffer> {
  const palette = Uint8Array.of(light.r, light.g, light.b, dark.r, dark.g, dark.b)
  return concat([
    SIGNATURE,
    pngChunk('IHDR', header(layout.sizePx)),
    pngChunk('PLTE', palette),
    pngChunk('IDAT', pngData(matrix, layout)),
    pngChunk('IEND', new Uint8Array(0)),
  ])
}
