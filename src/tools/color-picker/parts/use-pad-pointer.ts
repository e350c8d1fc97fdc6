import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { isSideways, pointOf } from '../../../ui/browser/finger'
import { usePerFrame } from '../../../ui/browser/use-per-frame'
import type { Point, Share } from '../domain/place'

interface Actions {
  onTryOut: (share: Share) => void
  onSelect: (share: Share) => void
  onHover?: (share: Share) => void
  onEnter: () => void
}

/** Of the size on screen. */
function shareOf({ currentTarget, clientX, clientY }: MouseEvent): Share {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

const isHeld = ({ currentTarget, pointerId }: PointerEvent) =>
  currentTarget.hasPointerCapture(pointerId)

/**
 * A click selects; what is dragged tries out, once a frame, and selects where it is let go. A finger drags that
 * goes sideways first: the browser scrolls the page with one that goes up or down (`touch-action`).
 */
export function usePadPointer({ onTryOut, onSelect, onHover, onEnter }: Actions) {
  // The click that follows may be a fraction of a pixel off, and outside it does not come everywhere.
  const selected = useRef(false)
  /** Where a finger went down that may still scroll the page. */
  const undecided = useRef<Point | null>(null)
  const dragged = usePerFrame(onTryOut)
  const hovered = usePerFrame((share: Share) => onHover?.(share))
  return {
    onPointerDown(event: PointerEvent) {
      selected.current = false
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      undecided.current = event.pointerType === 'touch' ? pointOf(event) : null
      if (!undecided.current) dragged.request(shareOf(event))
    },
    onPointerMove(event: PointerEvent) {
      if (undecided.current && isSideways(undecided.current, pointOf(event)))
        undecided.current = null
      if (undecided.current) return
      if (isHeld(event)) dragged.request(shareOf(event))
      else if (event.pointerType === 'mouse') hovered.request(shareOf(event))
    },
    onPointerUp(event: PointerEvent) {
      undecided.current = null
      if (!isHeld(event)) return
      selected.current = true
      dragged.cancel()
      onSelect(shareOf(event))
    },
    onPointerCancel() {
      undecided.current = null
      dragged.cancel()
    },
    onClick(event: MouseEvent) {
      // A click without a pointer, as from assistive technology, has no place.
      if (event.detail === 0) onEnter()
      else if (!selected.current) onSelect(shareOf(event))
    },
  }
}
