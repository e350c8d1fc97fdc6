import { useRef, type PointerEvent } from 'react'

const buttonAt = ({ clientX, clientY }: PointerEvent) =>
  document.elementFromPoint(clientX, clientY)?.closest('button')

/**
 * Browsers make no click of fingers that overlap, as a fast typist's do: here each presses its button as it is lifted.
 * Returns the props of what the buttons are in.
 */
export function useFingers() {
  /** Those that are down, and whether there has been more than one of them at once. */
  const fingers = useRef({ down: new Set<number>(), overlapped: false }).current
  function lift({ pointerId }: PointerEvent) {
    fingers.down.delete(pointerId)
    if (fingers.down.size === 0) fingers.overlapped = false
  }
  return {
    onPointerDown({ pointerType, pointerId, isPrimary }: PointerEvent) {
      if (pointerType !== 'touch') return
      // The first finger: what is left of earlier ones was lifted where their key was gone.
      if (isPrimary) fingers.down.clear()
      fingers.down.add(pointerId)
      fingers.overlapped = fingers.down.size > 1 || (!isPrimary && fingers.overlapped)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { target } = event
      const key = target instanceof Element && target.closest('button')
      if (fingers.overlapped && fingers.down.has(event.pointerId) && key && buttonAt(event) === key)
        key.click()
      lift(event)
    },
    onPointerCancel: lift,
  }
}
