export interface Size {
  widthPx: number
  heightPx: number
}

/** A picture: the bytes r, g, b, a of each pixel, row by row. */
export interface Picture extends Size {
  rgba: Uint8ClampedArray<ArrayBuffer>
}
