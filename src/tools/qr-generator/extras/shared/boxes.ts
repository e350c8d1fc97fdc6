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

/** A point of the picture. */
export type Point = readonly [x: number, y: number]

/** A corner of a box, where its outline leaves one edge, and where it goes on along the next. */
export interface Corner {
  at: Point
  start: Point
  end: Point
  radius: number
}

const corner = (at: Point, radius: number, start: Point, end: Point): Corner => ({
  at,
  start,
  end,
  radius,
})

/**
 * The corners of a box in the order of its outline, which begins on the upper edge, clockwise. Those of a hole run the other way round: programs that
 * know no other rule than 'nonzero' leave it out, too.
 */
export function outlineOf({ x, y, width, height, radii }: Box, isHole: boolean): Corner[] {
  const [upperLeft, upperRight, lowerRight, lowerLeft] = radii
  const [right, bottom] = [x + width, y + height]
  const corners = [
    corner([right, y], upperRight, [right - upperRight, y], [right, y + upperRight]),
    corner([right, bottom], lowerRight, [right, bottom - lowerRight], [right - lowerRight, bottom]),
    corner([x, bottom], lowerLeft, [x + lowerLeft, bottom], [x, bottom - lowerLeft]),
    corner([x, y], upperLeft, [x, y + upperLeft], [x + upperLeft, y]),
  ]
  return isHole
    ? corners.reverse().map(({ start, end, ...rest }) => ({ ...rest, start: end, end: start }))
    : corners
}

/** Whether the layer of this number, from 0, is one of holes. */
export const isHoleLayer = (layer: number) => layer % 2 === 1
