import { useLayoutEffect, type RefObject } from 'react'

/** Between the element and the edge of what can be seen. */
const GAP_PX = 8

const isTouch = () => matchMedia('(pointer: coarse)').matches

/**
 * Gives an element, as `--available-height`, how high it may be to end above the lower edge of what the
 * visitor sees: on a phone that is the upper edge of the keyboard. `anchor` is scrolled to the top there.
 */
export function useAvailableHeight(
  anchor: RefObject<HTMLElement | null>,
  element: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    function measure() {
      const sized = element.current
      if (!sized) return
      // Not by the style attribute: this goes by the security policy too.
      const bottom = visualViewport
        ? visualViewport.offsetTop + visualViewport.height
        : window.innerHeight
      const height = bottom - sized.getBoundingClientRect().top - GAP_PX
      sized.style.setProperty('--available-height', `${Math.floor(height)}px`)
    }
    if (isTouch()) anchor.current?.scrollIntoView({ block: 'start' })
    measure()
    const gone = new AbortController()
    for (const target of [visualViewport, window]) {
      target?.addEventListener('resize', measure, { signal: gone.signal })
      target?.addEventListener('scroll', measure, { signal: gone.signal })
    }
    return () => gone.abort()
  }, [anchor, element])
}
