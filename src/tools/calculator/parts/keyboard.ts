import { useEffect, type RefObject } from 'react'
import { keyForStroke } from '../domain/keyboard'
import { watchFocusOrigin } from './focus-origin'
import { useCalculator } from '../store'

export const HISTORY_ID = 'calculator-history'

/** Marks the keys on which Enter evaluates, however they got the focus. */
export const ENTER_EVALUATES = { 'data-enter': 'evaluates' }

export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea, [contenteditable]')

const hasOwnAction = (target: EventTarget | null) =>
  target instanceof Element &&
  (target.closest('a, button, summary')?.matches(':not([data-enter=evaluates])') ?? false)

/** What the page lays out around the keys. */
interface Layout {
  historyToggle: RefObject<HTMLButtonElement | null>
  /** Invisible while the history lies over it. */
  pad: RefObject<HTMLDivElement | null>
}

/** Strokes anywhere on the page press the calculator's keys. Escape first closes a history over them. */
export function useKeyboard({ historyToggle, pad }: Layout): void {
  useEffect(() => {
    const focus = watchFocusOrigin()

    const isCovered = () =>
      pad.current !== null && getComputedStyle(pad.current).visibility === 'hidden'

    function closeHistory() {
      const heldFocus = document.activeElement?.closest(`#${HISTORY_ID}`)
      useCalculator.getState().toggleHistory()
      if (heldFocus) historyToggle.current?.focus()
    }

    function handleKeyDown(event: KeyboardEvent) {
      const key = keyForStroke(event)
      const { target } = event
      if (!key || event.defaultPrevented || event.isComposing || isField(target)) return
      if (event.key === 'Enter' && hasOwnAction(target) && !focus.byPointer()) return
      // No click by Enter on a focused key, no quick find by '/'.
      event.preventDefault()
      if (event.key === 'Escape' && isCovered()) closeHistory()
      else useCalculator.getState().press(key)
    }

    window.addEventListener('keydown', handleKeyDown)
    return () => {
      window.removeEventListener('keydown', handleKeyDown)
      focus.stop()
    }
  }, [historyToggle, pad])
}
