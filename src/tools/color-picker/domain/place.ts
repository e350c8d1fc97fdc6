import type { Size } from '#lib/picture'

/** A place in a picture, from its upper left corner. */
export interface Point {
  x: number
  y: number
}

/** A place as shares of width and height: 0 to 1, and beyond them while a pointer is dragged outside. */
export type Share = Point

/** What one does on a picture of which one selects a place. */
export interface PadActions {
  tryOutAt: (share: Share) => void
  selectAt: (share: Share) => void
  /** Moves the crosshair by so many pixels; may be infinite, for the edge. */
  moveBy: (dx: number, dy: number) => void
  selectHere: () => void
  /** Follows a mouse that moves over it. */
  lookAt?: (share: Share) => void
}

const within = (value: number, size: number) => Math.min(Math.max(value, 0), size - 1)

/** The place itself, or the nearest on the last pixels of a picture; may be infinite. */
export const nearestIn = ({ widthPx, heightPx }: Size, { x, y }: Point): Point => ({
  x: within(x, widthPx),
  y: within(y, heightPx),
})
