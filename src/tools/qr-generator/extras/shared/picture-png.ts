import type { Picture } from '#lib/picture'
import type { Deflate } from '../../domain/adapters'
import { FILTER_UP, pngFile, TRUE_COLOR_ALPHA } from '#lib/png'

/** The lines of a picture of three or four channels, filtered, band by band. */
export function* filteredLines(
  bands: Iterable<{ rgba: Uint8ClampedArray<ArrayBuffer> }>,
  widthPx: number,
  channels: 3 | 4,
): Generator<Uint8Array<ArrayBuffer>> {
  let above = new Uint8ClampedArray(widthPx * 4)
  for (const { rgba } of bands) {
    const count = rgba.length / (widthPx * 4)
    const lines = new Uint8Array(count * (1 + widthPx * channels))
    let to = 0
    for (let line = 0; line < count; line++) {
      const pixels = rgba.subarray(line * widthPx * 4, (line + 1) * widthPx * 4)
      lines[to++] = FILTER_UP
      for (let at = 0; at < pixels.length; at += 4) {
        for (let channel = at; channel < at + channels; channel++) {
          lines[to++] = (pixels[channel] ?? 0) - (above[channel] ?? 0)
        }
      }
      above = pixels
    }
    yield lines
  }
}

/** The bytes of a PNG of a picture, its opacity too. */
export async function encodePicture(picture: Picture, deflate: Deflate) {
  const lines = filteredLines([picture], picture.widthPx, 4)
  return pngFile(picture, TRUE_COLOR_ALPHA, await deflate(lines))
}
