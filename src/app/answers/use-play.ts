import { useEffect, useState, type RefObject } from 'react'

const STEP_MS = 2600

/** Once a visit of the site: on the way back the first one stands. */
let hasPlayed = false

/**
 * Which of the examples is shown: each in turn, once, while the window can be seen, until the first touch, key or focus.
 * Always the first where motion is not wanted.
 */
export function usePlay(window: RefObject<HTMLElement | null>, count: number): number {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const element = window.current
    if (!element || hasPlayed || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const gone = new AbortController()
    const { signal } = gone
    let timer: ReturnType<typeof setTimeout> | undefined
    let at = 0
    let isInView = false
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false
      go()
    })
    function stop() {
      hasPlayed = true
      clearTimeout(timer)
      observer.disconnect()
      gone.abort()
    }
    function step() {
      at = (at + 1) % count
      setIndex(at)
      if (at === 0) stop()
      else go()
    }
    function go() {
      clearTimeout(timer)
      if (!signal.aborted && isInView && !document.hidden) timer = setTimeout(step, STEP_MS)
    }
    for (const type of ['pointerdown', 'keydown', 'focusin'] as const)
      document.addEventListener(type, stop, { signal, capture: true })
    document.addEventListener('visibilitychange', go, { signal })
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      gone.abort()
    }
  }, [window, count])
  return index
}
