import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { usePerFrame } from '../../../ui/browser/use-per-frame'

/** Of the size on screen: 0 to 1, and beyond them while the pointer is dragged outside. */
export interface Share {
  x: number
  y: number
}

interface Actions {
  onTryOut: (share: Share) => void
  onSelect: (share: Share) => void
  onHover?: (share: Share) => void
  onEnter: () => void
}

function shareOf({ currentTarget, clientX, clientY }: MouseEvent): Share {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

const isHeld = ({ currentTarget, pointerId }: PointerEvent) =>
  currentTarget.hasPointerCapture(pointerId)

/** A click selects; a mouse or pen that is dragged tries out, once a frame, and selects where it is let go. */
export function usePadPointer({ onTryOut, onSelect, onHover, onEnter }: Actions) {
  // The click that follows may be a fraction of a pixel off, and outside it does not come everywhere.
  const selected = useRef(false)
  const dragged = usePerFrame(onTryOut)
  const hovered = usePerFrame((share: Share) => onHover?.(share))
  return {
    onPointerDown(event: PointerEvent) {
      selected.current = false
      // A finger that moves scrolls the page; its tap comes as a click.
      if (event.pointerType === 'touch' || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      dragged.request(shareOf(event))
    },
    onPointerMove(event: PointerEvent) {
      if (isHeld(event)) dragged.request(shareOf(event))
      else if (event.pointerType === 'mouse') hovered.request(shareOf(event))
    },
    onPointerUp(event: PointerEvent) {
      if (!isHeld(event)) return
      selected.current = true
      dragged.cancel()
      onSelect(shareOf(event))
    },
    onClick(event: MouseEvent) {
      // A click without a pointer, as from assistive technology, has no place.
      if (event.detail === 0) onEnter()
      else if (!selected.current) onSelect(shareOf(event))
    },
  }
}
