import { toHex, type HexColor, type Rgb } from '#lib/color'
import type { Picture, Size } from '#lib/picture'
import { nearestIn, type Point } from '../../../domain/place'

/** A larger picture is scaled down to it: 16 MB of memory. */
export const MAX_PIXELS = 4_000_000

/** The page shows so many pixels at most: drawing more would take longer than a frame on a slow phone. */
const PREVIEW_PIXELS = 350_000

export const MAIN_COLORS = 6

/** Width and height of at most so many pixels in all, in the same proportion, 1 at least. */
export function sizeWithin(widthPx: number, heightPx: number, maxPixels: number): Size {
  const factor = Math.min(1, Math.sqrt(maxPixels / (widthPx * heightPx)))
  return {
    widthPx: Math.max(1, Math.floor(widthPx * factor)),
    heightPx: Math.max(1, Math.floor(heightPx * factor)),
  }
}

/** Heights of a preview beside its width. */
const HIGHEST = 4
const LOWEST = 1 / 16

/**
 * The size of what is shown on the page, as wide as the page lets it be: a strip or a pole is stretched across, or it
 * would be too low to be clicked or many screens high.
 */
export function previewSize(widthPx: number, heightPx: number): Size {
  const width = Math.max(widthPx, heightPx / HIGHEST)
  const height = Math.max(heightPx, Math.ceil(widthPx * LOWEST))
  return sizeWithin(width, height, PREVIEW_PIXELS)
}

/** The pixel at a place, or the nearest on the edge. */
export const nearestPixel = (pixels: Picture, { x, y }: Point): Point =>
  nearestIn(pixels, { x: Math.floor(x), y: Math.floor(y) })

/** A channel as it lies on white, as on the page; not rounded. All from 0 to 255. */
export const onWhite = (channel = 0, alpha: number): number => 255 + ((channel - 255) * alpha) / 255

function rgbOfPixel({ widthPx, rgba }: Picture, { x, y }: Point): Rgb {
  const at = (y * widthPx + x) * 4
  const channel = (index: number) => Math.round(onWhite(rgba[at + index], rgba[at + 3] ?? 255))
  return { r: channel(0), g: channel(1), b: channel(2) }
}

export const colorOfPixel = (pixels: Picture, point: Point): HexColor =>
  toHex(rgbOfPixel(pixels, point))

/** The side of the square that the loupe shows; odd, so that one pixel is in the middle. */
export const LOUPE_PX = 11

/** The square around a pixel, four bytes a pixel, row by row; transparent outside the picture. */
export function loupePixels(pixels: Picture, { x, y }: Point) {
  const half = (LOUPE_PX - 1) / 2
  const rgba = new Uint8ClampedArray(LOUPE_PX * LOUPE_PX * 4)
  for (let index = 0; index < LOUPE_PX * LOUPE_PX; index++) {
    const point = { x: x - half + (index % LOUPE_PX), y: y - half + Math.floor(index / LOUPE_PX) }
    if (point.x < 0 || point.y < 0 || point.x >= pixels.widthPx || point.y >= pixels.heightPx)
      continue
    const { r, g, b } = rgbOfPixel(pixels, point)
    rgba.set([r, g, b, 255], index * 4)
  }
  return rgba
}
