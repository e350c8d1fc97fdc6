export interface Size {
  widthPx: number
  heightPx: number
}

/** A picture: the bytes r, g, b, a of each pixel, row by row. */
export interface Picture extends Size {
  rgba: Uint8ClampedArray<ArrayBuffer>
}

/** The size of a picture as it is, or smaller with the same shape. */
export function sizeWithin(picture: { width: number; height: number }, longestPx: number): Size {
  const factor = Math.min(1, longestPx / Math.max(picture.width, picture.height))
  const [widthPx, heightPx] = [picture.width * factor, picture.height * factor]
  return { widthPx: Math.max(1, Math.round(widthPx)), heightPx: Math.max(1, Math.round(heightPx)) }
}
