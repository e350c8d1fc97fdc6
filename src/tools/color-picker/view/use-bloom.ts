import { useLayoutEffect, useRef } from 'react'

/** All within 200 ms, each swatch a little after the one before. */
const BLOOM_MS = 140
const LATER_MS = 5

/** A ref to a list of swatches, which grow from their middle when others take their place; the compositor does it. */
export function useBloom(colors: unknown) {
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(colors)
  useLayoutEffect(() => {
    const isFirst = !shown.current
    if (shown.current === colors) return
    shown.current = colors
    if (isFirst || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    list.current?.querySelectorAll('button svg').forEach((swatch, place) => {
      swatch.animate(
        { transform: ['scale(0.5)', 'none'], opacity: [0, 1] },
        { duration: BLOOM_MS, delay: place * LATER_MS, fill: 'backwards', easing: 'ease-out' },
      )
    })
  }, [colors])
  return list
}
