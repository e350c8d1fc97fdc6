/** A rectangle in modules from the upper left of the picture. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** An area on whole modules. Its corners are round: upper left, upper right, lower right, lower left. */
export interface Box extends Area {
  radii: readonly [number, number, number, number]
}

/** A box with corners that are all alike. */
export const boxOf = (x: number, y: number, width: number, height: number, radius = 0): Box => ({
  x,
  y,
  width,
  height,
  radii: [radius, radius, radius, radius],
})
