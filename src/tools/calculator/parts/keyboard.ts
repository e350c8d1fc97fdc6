import { useEffect } from 'react'
import { keyForStroke } from '../domain/keyboard'
import { watchFocusOrigin } from './focus-origin'
import { useCalculator } from '../store'

/** Marks the keys on which Enter evaluates, however they got the focus. */
export const ENTER_EVALUATES = { 'data-enter': 'evaluates' }

export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea, [contenteditable]')

const hasOwnAction = (target: EventTarget | null) =>
  target instanceof Element &&
  (target.closest('a, button, summary')?.matches(':not([data-enter=evaluates])') ?? false)

/** Strokes anywhere on the page press the calculator's keys. */
export function useKeyboard(): void {
  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    const isFocusByPointer = watchFocusOrigin(signal)

    function handleKeyDown(event: KeyboardEvent) {
      // A dialog lies over the page, and its keys are its own.
      if (document.querySelector('dialog[open]')) return
      const key = keyForStroke(event)
      const { target } = event
      if (!key || event.defaultPrevented || event.isComposing || isField(target)) return
      if (event.key === 'Enter' && hasOwnAction(target) && !isFocusByPointer()) return
      // No click by Enter on a focused key, no quick find by '/'.
      event.preventDefault()
      useCalculator.getState().press(key)
    }

    window.addEventListener('keydown', handleKeyDown, { signal })
    return () => gone.abort()
  }, [])
}
