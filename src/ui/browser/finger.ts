import type { MouseEvent } from 'react'

/** In CSS pixels of the window. */
export interface Point {
  x: number
  y: number
}

/** As far as a finger may shake before it goes anywhere. */
const SHAKE_PX = 10

export const pointOf = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y })

/** Whether a finger drags; one that goes up or down scrolls the page. */
export function isSideways(from: Point, to: Point): boolean {
  const across = Math.abs(to.x - from.x)
  return across >= SHAKE_PX && across > Math.abs(to.y - from.y)
}
