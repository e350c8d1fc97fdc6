import type { Picture } from '#lib/picture'
import type { Area } from './boxes'
import type { Layout } from '../../domain/layout'

/** Some lines of a picture, all as wide as it: the bytes r, g, b, a of each pixel. */
export interface Band {
  sizePx: number
  /** The first line, and the one after the last. */
  from: number
  to: number
  rgba: Uint8ClampedArray<ArrayBuffer>
  /** The same, a pixel at a time. */
  words: Uint32Array
}

/** Points a pixel is made of, each way, at most: enough for a logo of 512 px in any code. */
const MOST_POINTS = 16

/** Red, green and blue times their opacity, and the opacity, added up. */
type Sums = [r: number, g: number, b: number, a: number]

/** Adds a pixel of the picture, weighted by `weight`. */
function addPixel({ rgba }: Picture, at: number, weight: number, sums: Sums) {
  const opacity = ((rgba[at + 3] ?? 0) / 255) * weight
  sums[0] += (rgba[at] ?? 0) * opacity
  sums[1] += (rgba[at + 1] ?? 0) * opacity
  sums[2] += (rgba[at + 2] ?? 0) * opacity
  sums[3] += opacity
}

/** Adds a point between four pixels, by their distances; outside is as the border. */
function addPoint(picture: Picture, x: number, y: number, sums: Sums) {
  const { widthPx, heightPx } = picture
  const column = Math.min(widthPx - 1, Math.max(0, x - 0.5))
  const row = Math.min(heightPx - 1, Math.max(0, y - 0.5))
  const [left, top] = [Math.floor(column), Math.floor(row)]
  const [right, lower] = [column - left, row - top]
  const at = (top * widthPx + left) * 4
  addPixel(picture, at, (1 - right) * (1 - lower), sums)
  // A pixel without weight may lie outside.
  if (right > 0) addPixel(picture, at + 4, right * (1 - lower), sums)
  if (lower > 0) addPixel(picture, at + widthPx * 4, (1 - right) * lower, sums)
  if (right > 0 && lower > 0) addPixel(picture, at + widthPx * 4 + 4, right * lower, sums)
}

const pointsOf = (length: number) => Math.min(MOST_POINTS, Math.max(1, Math.ceil(length)))

/** The mean of the part of a picture that lies in a pixel. */
function meanOf(picture: Picture, x: number, y: number, width: number, height: number): Sums {
  const [across, down] = [pointsOf(width), pointsOf(height)]
  const sums: Sums = [0, 0, 0, 0]
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const [stepX, stepY] = [(column + 0.5) / across, (row + 0.5) / down]
      addPoint(picture, x + stepX * width, y + stepY * height, sums)
    }
  }
  const [r, g, b, a] = sums
  const count = across * down
  return [r / count, g / count, b / count, a / count]
}

/** Lays a picture over the part of its area that is in the band. */
export function drawPicture(
  { sizePx, from, to, rgba }: Omit<Band, 'words'>,
  picture: Picture,
  area: Area,
  { modulePx, offsetPx }: Layout,
) {
  const [left, top] = [area.x, area.y].map((at) => Math.round(offsetPx + at * modulePx))
  const [width, height] = [area.width, area.height].map((at) => Math.round(at * modulePx))
  if (left === undefined || top === undefined || !width || !height) return
  const [stepX, stepY] = [picture.widthPx / width, picture.heightPx / height]
  for (let line = Math.max(top, from); line < Math.min(top + height, to); line++) {
    for (let x = 0; x < width; x++) {
      const [r, g, b, a] = meanOf(picture, x * stepX, (line - top) * stepY, stepX, stepY)
      const at = ((line - from) * sizePx + left + x) * 4
      rgba[at] = (rgba[at] ?? 0) * (1 - a) + r
      rgba[at + 1] = (rgba[at + 1] ?? 0) * (1 - a) + g
      rgba[at + 2] = (rgba[at + 2] ?? 0) * (1 - a) + b
    }
  }
}
