import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { useDrag } from '#ui/browser/use-drag'
import type { PadActions, Share } from '../domain/place'
import { usePerFrame } from './use-per-frame'

/** Of the size on screen. */
function shareOf({ currentTarget, clientX, clientY }: MouseEvent): Share {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

/**
 * A click selects; what is dragged tries out, once a frame, and selects where it is let go. A finger drags that
 * goes sideways first: the browser scrolls the page with one that goes up or down, and zooms it with two
 * (`touch-action`).
 */
export function usePadPointer({ tryOutAt, selectAt, selectHere, lookAt }: PadActions) {
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
      if (drag.start(event)) dragged.request(shareOf(event))
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
