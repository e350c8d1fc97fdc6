import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { setLineDirection } from './line-direction'

/** Lines end as a text area has them. */
export const withLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n')

/** A text that a store holds, and a text area shows. */
interface StoredText {
  read: () => string
  subscribe: (listener: () => void) => () => void
  onEdit: (text: string) => void
}

/**
 * Passes on what is typed in a task of its own, and writes into the area a text that was set from elsewhere. A
 * burst of keystrokes is passed on once.
 * @param initial the text at the first render, as the prerendered page has it
 * @param text the same object in each render
 */
export function useDelayedEdits(
  ref: RefObject<HTMLTextAreaElement | null>,
  initial: string,
  text: StoredText,
) {
  const [first] = useState(withLineFeeds(initial))
  /** The last text passed on or taken over; one that differs was set from elsewhere. */
  const lastEmitted = useRef(first)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = () => {
    timer.current = undefined
    if (!ref.current || ref.current.value === lastEmitted.current) return
    lastEmitted.current = ref.current.value
    text.onEdit(lastEmitted.current)
  }
  const scheduleFlush = () => void (timer.current ??= setTimeout(flush))

  useEffect(() => () => clearTimeout(timer.current), [])

  // What was typed before hydration is repeated with this event, and in the same task what was pressed after it.
  useEffect(() => {
    const area = ref.current
    area?.addEventListener('change', flush)
    return () => area?.removeEventListener('change', flush)
  })

  // A render would not do: there is none for a text that is typed and cleared in one task.
  useLayoutEffect(() => {
    let known: string | undefined
    function takeOver() {
      const stored = text.read()
      // The store tells of its other changes too, and may do so before it holds what was typed: writing the older text
      // back would take the caret to the end.
      if (stored === known) return
      known = stored
      const lines = withLineFeeds(stored)
      if (!ref.current || lines === lastEmitted.current) return
      lastEmitted.current = lines
      setLineDirection(ref.current, lines.length)
      ref.current.value = lines
    }
    takeOver()
    return text.subscribe(takeOver)
  }, [ref, text])

  return { first, scheduleFlush, isEdited: () => ref.current?.value !== lastEmitted.current }
}
