import { useLayoutEffect } from 'react'
import { watchFocusOrigin } from '#ui/browser/focus-origin'
import { isElsewhere, isIn } from '#ui/browser/key-target'
import { useCalculator } from '../state'
import { ERROR } from '../texts.en'

/** They have their own keys, copy and paste; a switch has not. */
const FIELDS = 'input:not([type=checkbox]), select, textarea, [contenteditable]'

const isTextSelected = () => getSelection()?.isCollapsed === false

/** The tile that unfolds the line has the focus until its code is there; Enter and a blank belong to the line by then. */
const isForLine = (target: EventTarget | null) =>
  useCalculator.getState().lineInput !== null && isIn(target, '[aria-expanded=true]')

/** Enter presses what has the focus, but for the keys on which it evaluates. */
const hasOwnAction = (target: EventTarget | null) =>
  isIn(target, 'a, button, summary') && !isIn(target, '[data-enter=evaluates]')

/**
 * Strokes anywhere on the page press the calculator's keys; Ctrl+C gives the display, Ctrl+V takes a number. Selected
 * text is the browser's. Strokes are taken as soon as the page is hydrated: an effect would come after the next paint.
 */
export function useKeyboard(): void {
  useLayoutEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    const isFocusByPointer = watchFocusOrigin(signal)

    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || isElsewhere(event, FIELDS)) return
      const { key, target } = event
      if (!isForLine(target)) {
        if (key === 'Enter' && hasOwnAction(target) && !isFocusByPointer()) return
        if (key === ' ' && isIn(target, 'button, summary, [type=checkbox]')) {
          // On a key that was clicked it is a blank of what is typed next, not a click again.
          if (isFocusByPointer() && isIn(target, '[data-each-click]')) event.preventDefault()
          return
        }
      }
      // No click by Enter on a focused key, no quick find by '/'.
      if (useCalculator.getState().type(event)) event.preventDefault()
    }
    function handleCopy(event: ClipboardEvent) {
      if (isElsewhere(event, FIELDS) || isTextSelected()) return
      event.clipboardData?.setData('text/plain', useCalculator.getState().copy() ?? ERROR)
      event.preventDefault()
    }
    function handlePaste(event: ClipboardEvent) {
      if (isElsewhere(event, FIELDS)) return
      useCalculator.getState().paste(event.clipboardData?.getData('text/plain') ?? '')
      event.preventDefault()
    }
    window.addEventListener('keydown', handleKeyDown, { signal })
    window.addEventListener('copy', handleCopy, { signal })
    window.addEventListener('paste', handlePaste, { signal })
    return () => gone.abort()
  }, [])
}
