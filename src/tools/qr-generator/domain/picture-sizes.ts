import type { Size } from '../../../lib/picture'

/** The size of a picture as it is, or smaller with the same shape. */
const fitInto =
  (longestPx: number) =>
  ({ widthPx, heightPx }: Size): Size => {
    const factor = Math.min(1, longestPx / Math.max(widthPx, heightPx))
    return {
      widthPx: Math.max(1, Math.round(widthPx * factor)),
      heightPx: Math.max(1, Math.round(heightPx * factor)),
    }
  }

/** Of a logo: larger than it is drawn on any screen. */
export const logoSize = fitInto(512)

/** Of a picture that is searched for codes. */
export const searchSize = fitInto(3840)
