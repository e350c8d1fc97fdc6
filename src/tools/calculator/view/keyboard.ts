import { useLayoutEffect } from 'react'
import { watchFocusOrigin } from '#ui/browser/focus-origin'
import { copyText } from '../domain/calculator'
import { useCalculator } from '../state'
import { ERROR } from '../texts.en'

/** Marks the keys on which Enter evaluates, however they got the focus. */
export const ENTER_EVALUATES = { 'data-enter': 'evaluates' }

/** A field has its own keys, copy and paste, but for a switch, and so has a dialog that lies over the page. */
const isElsewhere = ({ target }: Event): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element &&
    target.matches('input:not([type=checkbox]), select, textarea, [contenteditable]'))

const isTextSelected = () => getSelection()?.isCollapsed === false

const isOnKeypad = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-each-click]') !== null

const isPressable = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, summary, [type=checkbox]') !== null

const hasOwnAction = (target: EventTarget | null) =>
  target instanceof Element &&
  (target.closest('a, button, summary')?.matches(':not([data-enter=evaluates])') ?? false)

/** The tile that unfolds the line has the focus until its code is there; Enter and a blank belong to the line by then. */
function isForLine(target: EventTarget | null): boolean {
  const { lineInput } = useCalculator.getState()
  return lineInput !== null && target instanceof Element && target.matches('[aria-expanded=true]')
}

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
      if (event.defaultPrevented || event.isComposing || isElsewhere(event)) return
      const { key, target } = event
      if (!isForLine(target)) {
        if (key === 'Enter' && hasOwnAction(target) && !isFocusByPointer()) return
        if (key === ' ' && isPressable(target)) {
          // On a key that was clicked it is a blank of what is typed next, not a click again.
          if (isFocusByPointer() && isOnKeypad(target)) event.preventDefault()
          return
        }
      }
      // No click by Enter on a focused key, no quick find by '/'.
      if (useCalculator.getState().type(event)) event.preventDefault()
    }
    function handleCopy(event: ClipboardEvent) {
      if (isElsewhere(event) || isTextSelected()) return
      const { calculator, copied } = useCalculator.getState()
      event.clipboardData?.setData('text/plain', copyText(calculator) ?? ERROR)
      copied()
      event.preventDefault()
    }
    function handlePaste(event: ClipboardEvent) {
      if (isElsewhere(event)) return
      useCalculator.getState().paste(event.clipboardData?.getData('text/plain') ?? '')
      event.preventDefault()
    }
    window.addEventListener('keydown', handleKeyDown, { signal })
    window.addEventListener('copy', handleCopy, { signal })
    window.addEventListener('paste', handlePaste, { signal })
    return () => gone.abort()
  }, [])
}
