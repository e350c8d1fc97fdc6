import { startTransition, useEffect, useRef, useState } from 'react'
import { schedule } from '#platform/schedule'
import { useStable } from '#ui/browser/use-stable'

/**
 * Takes what is typed and answers it in a task of its own: a key waits for no answer, and of several keys before it only
 * the newest text is answered.
 */
export function useQuestion(first: string) {
  /** The text that is answered, and the wall clock when it was asked. */
  const [asked, setAsked] = useState(() => ({ question: first, askedAtMs: Date.now() }))
  const typed = useRef(first)
  const cancel = useRef<(() => void) | null>(null)
  const stop = useStable(() => {
    cancel.current?.()
    cancel.current = null
  })
  useEffect(() => stop, [stop])
  /** Answers the newest text at once. */
  const askNow = useStable(() => {
    stop()
    setAsked({ question: typed.current, askedAtMs: Date.now() })
  })
  /** To be called with each new text of the field. */
  const type = useStable((text: string) => {
    typed.current = text
    cancel.current ??= schedule(() => startTransition(askNow), 0)
  })
  /** The text of the field, which may be newer than the one that is answered. */
  const newest = useStable(() => typed.current)
  return { ...asked, type, askNow, newest }
}
