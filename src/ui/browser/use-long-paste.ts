import {
  useState,
  type ClipboardEvent,
  type InputEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { isUndo } from './is-undo'
import { setLineDirection } from './line-direction'

/** Browsers insert more so slowly that the page freezes. */
const MAX_INSERTED_LENGTH = 2000

interface Before {
  text: string
  start: number
  end: number
}

/**
 * Sets a long text as the value at once, which the browser cannot undo: that is done here, until the next edit. A
 * short text is left to the browser.
 * @param onText receives the value after each edit
 */
export function useLongPaste(
  field: RefObject<HTMLTextAreaElement | null>,
  onText?: (text: string) => void,
) {
  const [before, setBefore] = useState<Before | null>(null)

  /** Also when the focus was elsewhere: it goes to the field. */
  function undo() {
    const area = field.current
    if (!before || !area) return
    area.setRangeText(before.text, 0, area.value.length)
    setLineDirection(area)
    area.focus()
    area.setSelectionRange(before.start, before.end)
    setBefore(null)
    onText?.(before.text)
  }

  function insert(area: HTMLTextAreaElement, inserted: string, from: number, to: number) {
    const { value: text, selectionStart: start, selectionEnd: end } = area
    setLineDirection(area, text.length - (to - from) + inserted.length)
    area.setRangeText(inserted, from, to, 'end')
    setBefore({ text, start, end })
    onText?.(area.value)
  }

  /** @returns whether the text was long, and is in the field now */
  function insertLong(area: HTMLTextAreaElement, inserted: string): boolean {
    if (inserted.length <= MAX_INSERTED_LENGTH || area.readOnly) return false
    insert(area, inserted, area.selectionStart, area.selectionEnd)
    return true
  }

  return {
    /** Whether the last edit was a long paste, or took the place of the whole text. */
    canUndo: before !== null,
    undo,
    replaceAll: (text: string): void => {
      if (field.current) insert(field.current, text, 0, field.current.value.length)
    },
    /** The handlers that the text area takes. */
    handlers: {
      onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
        const pasted = event.clipboardData.getData('text')
        if (insertLong(event.currentTarget, pasted)) event.preventDefault()
      },
      // Keyboards of phones offer what was copied, and type it.
      onBeforeInput(event: InputEvent<HTMLTextAreaElement>) {
        if (insertLong(event.currentTarget, event.data ?? '')) event.preventDefault()
      },
      onKeyDown(event: KeyboardEvent) {
        if (!before || field.current?.readOnly || !isUndo(event)) return
        event.preventDefault()
        undo()
      },
      onInput(event: InputEvent<HTMLTextAreaElement>) {
        setBefore(null)
        setLineDirection(event.currentTarget)
        onText?.(event.currentTarget.value)
      },
    },
  }
}
