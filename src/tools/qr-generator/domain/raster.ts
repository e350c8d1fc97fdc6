import type { Rgb } from '../../../lib/contrast'
import type { Layout } from './layout'
import type { QrMatrix } from './matrix'

/** A square picture, one opaque pixel per entry, row by row. */
export interface Raster {
  sizePx: number
  /** Its bytes are r, g, b, a of each pixel, as ImageData wants them. */
  rgba: Uint32Array<ArrayBuffer>
}

/** Four bytes seen as one word of this machine, so that the order is right on either endianness. */
function toWord({ r, g, b }: Rgb): number {
  const [word = 0] = new Uint32Array(Uint8Array.of(r, g, b, 255).buffer)
  return word
}

/** Draws the symbol in exactly two colours, without smoothing. */
export function rasterize(
  { side, dark: modules }: QrMatrix,
  { sizePx, modulePx, offsetPx }: Layout,
  colors: { dark: Rgb; light: Rgb },
): Raster {
  const dark = toWord(colors.dark)
  const rgba = new Uint32Array(sizePx * sizePx).fill(toWord(colors.light))
  for (let row = 0; row < side; row++) {
    const line = (offsetPx + row * modulePx) * sizePx
    let left = line + offsetPx
    for (let at = row * side; at < (row + 1) * side; at++, left += modulePx) {
      if (modules[at] !== 1) continue
      // A loop, since a call of fill costs more than a module has pixels.
      for (let pixel = left; pixel < left + modulePx; pixel++) rgba[pixel] = dark
    }
    for (let copy = 1; copy < modulePx; copy++) {
      rgba.copyWithin(line + copy * sizePx, line, line + sizePx)
    }
  }
  return { sizePx, rgba }
}
