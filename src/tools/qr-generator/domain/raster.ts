import type { Rgb } from '../../../lib/color'
import type { QrMatrix } from './encode'
import { MARGIN_MODULES, type Margin } from './settings'

/** A square picture, one opaque pixel per entry, row by row. */
export interface Raster {
  sizePx: number
  /** Its bytes are r, g, b, a of each pixel, as in ImageData. */
  rgba: Uint32Array<ArrayBuffer>
}

/** Four bytes seen as one word of this machine, so that the order is right on either endianness. */
function toWord({ r, g, b }: Rgb): number {
  const [word = 0] = new Uint32Array(Uint8Array.of(r, g, b, 255).buffer)
  return word
}

/** Draws the symbol and its margin with one pixel a module. The page enlarges it by whole numbers. */
export function rasterize(
  { side, dark: modules }: QrMatrix,
  colors: { dark: Rgb; light: Rgb },
  margin: Margin = MARGIN_MODULES,
): Raster {
  const dark = toWord(colors.dark)
  const sizePx = side + 2 * margin
  const rgba = new Uint32Array(sizePx * sizePx).fill(toWord(colors.light))
  for (let row = 0; row < side; row++) {
    const left = (row + margin) * sizePx + margin
    for (let column = 0; column < side; column++) {
      if (modules[row * side + column] === 1) rgba[left + column] = dark
    }
  }
  return { sizePx, rgba }
}
