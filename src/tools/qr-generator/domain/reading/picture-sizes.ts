import type { Size } from '#lib/picture'

/** Longest side of a logo: larger than it is drawn on any screen. */
export const LOGO_PX = 512

/** Longest side of a picture that is searched for codes. */
export const SEARCH_PX = 3840

/** The size of a picture as it is, or smaller with the same shape. */
export function sizeWithin(picture: { width: number; height: number }, longestPx: number): Size {
  const factor = Math.min(1, longestPx / Math.max(picture.width, picture.height))
  const [widthPx, heightPx] = [picture.width * factor, picture.height * factor]
  return { widthPx: Math.max(1, Math.round(widthPx)), heightPx: Math.max(1, Math.round(heightPx)) }
}
