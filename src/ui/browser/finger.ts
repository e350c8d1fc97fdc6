import { useRef, type MouseEvent, type PointerEvent } from 'react'

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

/** Whether a pointer drags: a mouse from the start, a finger once it goes sideways. */
export function useDrag() {
  /** Where a finger went down that may still scroll the page. */
  const undecided = useRef<Point | null>(null)
  return {
    start(event: PointerEvent): boolean {
      undecided.current = event.pointerType === 'touch' ? pointOf(event) : null
      return !undecided.current
    },
    move(event: PointerEvent): boolean {
      if (undecided.current && !isSideways(undecided.current, pointOf(event))) return false
      undecided.current = null
      return true
    },
    end: () => void (undecided.current = null),
  }
}
