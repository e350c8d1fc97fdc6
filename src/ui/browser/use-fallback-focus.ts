import { useEffect, useRef, type RefObject } from 'react'

/**
 * Gives the focus to `fallback`, when an element that had it goes. Returns the props of what both are in.
 * @param isKept also when the element stays, but is disabled or in something inert
 */
export function useFallbackFocus(fallback: RefObject<HTMLElement | null>, isKept = false) {
  const hasFocus = useRef(false)
  useEffect(() => {
    const { activeElement } = document
    const isIdle = isKept && activeElement?.matches(':disabled, [inert] *')
    // An element that goes sends no blur; the focus is nowhere then.
    if (hasFocus.current && (isIdle || activeElement === document.body)) fallback.current?.focus()
  })
  return {
    onFocus: () => void (hasFocus.current = true),
    onBlur: () => void (hasFocus.current = false),
  }
}
