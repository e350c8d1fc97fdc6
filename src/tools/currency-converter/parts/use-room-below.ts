import { useLayoutEffect, type RefObject } from 'react'

/** Air between the element and the edge of what can be seen. */
const AIR_PX = 8

const isTouched = () => matchMedia('(pointer: coarse)').matches

/**
 * Tells an element, as `--room`, how high it may be to end above the lower edge of what the visitor sees:
 * on a phone that is the upper edge of the keyboard. `anchor` is brought to the top there.
 */
export function useRoomBelow(
  anchor: RefObject<HTMLElement | null>,
  element: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    function measure() {
      const target = element.current
      if (!target) return
      // Not by the style attribute: this goes by the security policy too.
      const seen = visualViewport
        ? visualViewport.offsetTop + visualViewport.height
        : window.innerHeight
      const room = seen - target.getBoundingClientRect().top - AIR_PX
      target.style.setProperty('--room', `${Math.floor(room)}px`)
    }
    if (isTouched()) anchor.current?.scrollIntoView({ block: 'start' })
    measure()
    const heard = [visualViewport, window]
    heard.forEach((target) => target?.addEventListener('resize', measure))
    heard.forEach((target) => target?.addEventListener('scroll', measure))
    return () => {
      heard.forEach((target) => target?.removeEventListener('resize', measure))
      heard.forEach((target) => target?.removeEventListener('scroll', measure))
    }
  }, [anchor, element])
}
