import { useRef, type PointerEvent } from 'react'

/** In CSS pixels: a finger that has gone less far may only have shaken. */
const SHAKE_PX = 10

/** In CSS pixels of the window. */
interface Point {
  clientX: number
  clientY: number
}

/** Whether a finger drags; one that goes up or down scrolls the page. */
function isSideways(from: Point, to: Point): boolean {
  const across = Math.abs(to.clientX - from.clientX)
  return across >= SHAKE_PX && across > Math.abs(to.clientY - from.clientY)
}

/** Whether a pointer drags: a mouse from the start, a finger once it goes sideways, or at once where it holds something. */
export function useDrag() {
  /** Where a finger went down that may still scroll the page. */
  const undecided = useRef<Point | null>(null)
  return {
    start({ pointerType, clientX, clientY }: PointerEvent, isHeld = false): boolean {
      undecided.current = pointerType === 'touch' && !isHeld ? { clientX, clientY } : null
      return !undecided.current
    },
    move(event: PointerEvent): boolean {
      if (undecided.current && !isSideways(undecided.current, event)) return false
      undecided.current = null
      return true
    },
    end: () => void (undecided.current = null),
  }
}
