import { useLayoutEffect, useRef } from 'react'

/** Gives the styles of an element the number of characters that have to fit. */
export function useFitted<Fitted extends HTMLElement>(text: string) {
  const ref = useRef<Fitted>(null)
  useLayoutEffect(() => {
    // Not by the style attribute: the security policy would strip it from the prerendered page.
    ref.current?.style.setProperty('--characters', String(Math.max(text.length, 1)))
  }, [text])
  return ref
}
