import { useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react'

/** Browsers insert more so slowly that the page freezes. */
const MAX_INSERTED_LENGTH = 2000

interface Before {
  text: string
  start: number
  end: number
}

const isUndo = ({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z'

/**
 * Sets a long text as the value at once, which the browser cannot undo: that is done here, until the next edit. A
 * short text is left to the browser.
 */
export function useLongPaste(field: RefObject<HTMLTextAreaElement | null>) {
  const [before, setBefore] = useState<Before | null>(null)

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text')
    if (pasted.length <= MAX_INSERTED_LENGTH) return
    event.preventDefault()
    const { value: text, selectionStart: start, selectionEnd: end } = event.currentTarget
    event.currentTarget.setRangeText(pasted, start, end, 'end')
    setBefore({ text, start, end })
  }

  /** Also when the focus was elsewhere: it goes to the field. */
  function undo() {
    if (!before || !field.current) return
    field.current.setRangeText(before.text, 0, field.current.value.length)
    field.current.focus()
    field.current.setSelectionRange(before.start, before.end)
    setBefore(null)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!before || !isUndo(event)) return
    event.preventDefault()
    undo()
  }

  return {
    /** Whether the last edit was a long paste. */
    canUndo: before !== null,
    undo,
    /** For the text area. */
    handlers: {
      onPaste: handlePaste,
      onKeyDown: handleKeyDown,
      onInput: () => setBefore(null),
    },
  }
}
