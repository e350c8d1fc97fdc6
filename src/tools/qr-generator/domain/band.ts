/** Where a scene stands in its square picture. */
export interface Grid {
  sizePx: number
  /** Side of a module: a whole number. */
  modulePx: number
  /** Left and upper edge of the scene. */
  offsetPx: number
}

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
