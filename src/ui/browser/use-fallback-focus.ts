import { useEffect, useRef, type RefObject } from 'react'

/** Gives the focus to `fallback`, when an element that had it goes. Returns the props of what both are in. */
export function useFallbackFocus(fallback: RefObject<HTMLElement | null>) {
  const hasFocus = useRef(false)
  useEffect(() => {
    // An element that goes sends no blur; the focus is nowhere then.
    if (hasFocus.current && document.activeElement === document.body) fallback.current?.focus()
  })
  return {
    onFocus: () => void (hasFocus.current = true),
    onBlur: () => void (hasFocus.current = false),
  }
}
