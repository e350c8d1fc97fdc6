import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { useDrag } from '#ui/browser/use-drag'
import type { PadActions, Share } from '../domain/place'
import { usePerFrame } from './use-per-frame'

/** Where the pointer is, as shares of the size on screen. */
function shareOf({ currentTarget, clientX, clientY }: MouseEvent): Share {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

/** As far from the middle of the ring as a finger may land to hold it, in CSS pixels. */
const HOLD_PX = 28

/** Whether a place of the window is on the ring, or as near as a finger hits. */
function isOnRing(
  ring: Element | null,
  { clientX, clientY }: { clientX: number; clientY: number },
) {
  const box = ring?.getBoundingClientRect()
  if (!box) return false
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  return Math.hypot(clientX - x, clientY - y) <= HOLD_PX
}

/** Keeps the browser from scrolling with a finger that lands on the ring. React's own listener could not. */
function useHeldRing(pad: RefObject<HTMLElement | null>, ring: RefObject<Element | null>) {
  useEffect(() => {
    const element = pad.current
    if (!element) return
    function hold(event: TouchEvent) {
      const [finger, second] = event.touches
      if (finger && !second && isOnRing(ring.current, finger)) event.preventDefault()
    }
    element.addEventListener('touchstart', hold, { passive: false })
    return () => element.removeEventListener('touchstart', hold)
  }, [pad, ring])
}

/**
 * A click selects; what is dragged tries out, once a frame, and selects where it is let go. A finger that lands on the
 * ring drags it in any direction, elsewhere one that goes sideways first: the browser scrolls the page with one that
 * goes up or down, and zooms it with two (`touch-action`).
 */
export function usePadPointer(
  { tryOutAt, selectAt, selectHere, lookAt }: PadActions,
  pad: RefObject<HTMLElement | null>,
  ring: RefObject<Element | null>,
) {
  useHeldRing(pad, ring)
  // The click that follows may be a fraction of a pixel off, and outside it does not come everywhere.
  const selected = useRef(false)
  const zooms = useRef(false)
  const drag = useDrag()
  const dragged = usePerFrame(tryOutAt)
  const hovered = usePerFrame((share: Share) => lookAt?.(share))
  const drags = ({ currentTarget, pointerId }: PointerEvent) =>
    !zooms.current && currentTarget.hasPointerCapture(pointerId)
  return {
    onPointerDown(event: PointerEvent) {
      selected.current = false
      zooms.current = !event.isPrimary
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      if (drag.start(event, isOnRing(ring.current, event))) dragged.request(shareOf(event))
    },
    onPointerMove(event: PointerEvent) {
      if (!drag.move(event)) return
      if (drags(event)) dragged.request(shareOf(event))
      else if (event.pointerType === 'mouse') hovered.request(shareOf(event))
    },
    onPointerUp(event: PointerEvent) {
      drag.end()
      if (!drags(event)) return
      selected.current = true
      dragged.cancel()
      selectAt(shareOf(event))
    },
    onPointerCancel() {
      drag.end()
      dragged.cancel()
    },
    onClick(event: MouseEvent) {
      // A click without a pointer, as from assistive technology, has no place.
      if (event.detail === 0) selectHere()
      else if (!selected.current) selectAt(shareOf(event))
    },
  }
}
