import type { Size } from '#lib/picture'

/** A place in a picture. */
export interface Point {
  x: number
  y: number
}

/** The corners of a code, one after another around it, as shares of the width and height of its picture. */
export type Outline = readonly Point[]

/** @param corners in pixels of the picture */
export const outlineIn = ({ widthPx, heightPx }: Size, corners: readonly Point[]): Outline =>
  corners.map(({ x, y }) => ({ x: x / widthPx, y: y / heightPx }))

/** The mean of the corners. */
function middleOf(outline: Outline): Point {
  const mean = (axis: keyof Point) =>
    outline.reduce((sum, corner) => sum + corner[axis], 0) / outline.length
  return { x: mean('x'), y: mean('y') }
}

/** Whether a point lies on the same side of all edges. */
function isWithin(outline: Outline, { x, y }: Point): boolean {
  const sides = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    return Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x))
  })
  return sides.every((side) => side === sides[0])
}

/** Whether two readers have outlined the same code: each as it sees the edges. */
export const isSamePlace = (one: Outline, other: Outline): boolean =>
  isWithin(one, middleOf(other)) || isWithin(other, middleOf(one))
