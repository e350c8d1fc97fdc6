import { useEffect, type RefObject } from 'react'
import { keyForStroke } from './domain/keyboard'
import { useCalculator } from './store'

export const HISTORY_ID = 'calculator-history'

/** Marks the keys on which Enter evaluates; on every other control it does that control's action. */
export const ENTER_EVALUATES = { 'data-enter': 'evaluates' }

const isField = (element: Element) => element.matches('input, select, textarea, [contenteditable]')

const keepsEnter = (element: Element) =>
  element.closest('a, button, summary')?.matches(':not([data-enter=evaluates])') ?? false

/** Strokes anywhere on the page press the calculator's keys. Escape first closes an open history. */
export function useKeyboard(historyToggle: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    function closeHistory() {
      const heldFocus = document.activeElement?.closest(`#${HISTORY_ID}`)
      useCalculator.getState().toggleHistory()
      if (heldFocus) historyToggle.current?.focus()
    }

    function handleKeyDown(event: KeyboardEvent) {
      const key = keyForStroke(event)
      const { target } = event
      if (!key || event.defaultPrevented || event.isComposing) return
      if (target instanceof Element) {
        if (isField(target)) return
        if (event.key === 'Enter' && keepsEnter(target)) return
      }
      // No click by Enter on a focused key, no quick find by '/'.
      event.preventDefault()
      const { press, historyOpen } = useCalculator.getState()
      if (event.key === 'Escape' && historyOpen) closeHistory()
      else press(key)
    }

    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [historyToggle])
}
