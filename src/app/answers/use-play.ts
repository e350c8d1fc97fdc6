import { useEffect, useState, type RefObject } from 'react'
import { whenRested } from '#platform/idle'

const REST_MS = 2200
const LETTER_MS = 60
/** The mark behind the letters that the example types. */
const CARET = '|'

/** Once a visit of the site: on the way back the first one stands. */
let hasPlayed = false

interface Played {
  window: RefObject<HTMLElement | null>
  /** Its placeholder is written directly: a state would render the window at each letter. */
  field: RefObject<HTMLInputElement | null>
  questions: readonly string[]
  isEnabled: boolean
}

/**
 * Which of the questions is shown as answered: each in turn, once, after it was typed letter by letter, while the window
 * can be seen, from the page's rest until the first touch, key or focus. Always the first where motion is not wanted.
 */
export function usePlay({ window, field, questions, isEnabled }: Played): number {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const element = window.current
    const input = field.current
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!element || !input || !isEnabled || hasPlayed || isStill) return
    const { placeholder } = input
    const gone = new AbortController()
    const { signal } = gone
    let timer: ReturnType<typeof setTimeout> | undefined
    let at = 0
    let letters = 0
    let isInView = false
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false
      go(REST_MS)
    })
    function end() {
      clearTimeout(timer)
      observer.disconnect()
      gone.abort()
    }
    function stop() {
      hasPlayed = true
      if (input) input.placeholder = placeholder
      end()
    }
    function step() {
      const next = questions[at + 1]
      if (next === undefined) {
        setIndex(0)
        stop()
      } else if (input && letters < next.length) {
        letters += 1
        input.placeholder = next.slice(0, letters) + CARET
        go(LETTER_MS)
      } else {
        at += 1
        letters = 0
        setIndex(at)
        go(REST_MS)
      }
    }
    function go(delayMs: number) {
      clearTimeout(timer)
      if (!signal.aborted && isInView && !document.hidden) timer = setTimeout(step, delayMs)
    }
    for (const type of ['pointerdown', 'keydown', 'focusin'] as const)
      document.addEventListener(type, stop, { signal, capture: true })
    document.addEventListener('visibilitychange', () => go(REST_MS), { signal })
    void whenRested().then(() => {
      if (!signal.aborted) observer.observe(element)
    })
    return end
  }, [window, field, questions, isEnabled])
  return index
}
