import { useLayoutEffect, useRef } from 'react'

/** Gives the focus to the heading of the page when the element goes that it is in. Returns the ref of that element. */
export function useHeadingFocus<Going extends HTMLElement>() {
  const ref = useRef<Going>(null)
  useLayoutEffect(() => {
    const going = ref.current
    return () => {
      if (going?.contains(document.activeElement))
        document.querySelector('h1')?.focus({ preventScroll: true })
    }
  }, [])
  return ref
}
