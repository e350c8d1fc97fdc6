import { toRgb, type HexColor } from '#lib/color'
import type { Picture } from '#lib/picture'
import type { QrMatrix } from './encode'
import type { Layout } from './layout'
import type { CodeColors } from './settings'

/** Four bytes seen as one word of this machine, so that the order is right on either endianness. */
export function toWord(color: HexColor, opacity = 255): number {
  const { r, g, b } = toRgb(color)
  const [word = 0] = new Uint32Array(Uint8Array.of(r, g, b, opacity).buffer)
  return word
}

export function drawPixels(
  { side, dark: modules }: QrMatrix,
  { sizePx, modulePx, offsetPx }: Layout,
  { dark, light }: CodeColors,
): Picture {
  const rgba = new Uint8ClampedArray(sizePx * sizePx * 4)
  const words = new Uint32Array(rgba.buffer).fill(toWord(light))
  const ink = toWord(dark)
  for (let y = 0; y < side * modulePx; y++) {
    const row = Math.floor(y / modulePx) * side
    const left = (offsetPx + y) * sizePx + offsetPx
    for (let column = 0; column < side; column++) {
      if (modules[row + column] !== 1) continue
      words.fill(ink, left + column * modulePx, left + (column + 1) * modulePx)
    }
  }
  return { widthPx: sizePx, heightPx: sizePx, rgba }
}
