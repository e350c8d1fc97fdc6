import { useEffect } from 'react'
import { keyForStroke } from '../domain/keyboard'
import { useCalculator } from '../store'

/** Marks the keys on which Enter evaluates, however they got the focus. */
export const ENTER_EVALUATES = { 'data-enter': 'evaluates' }

export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea, [contenteditable]')

const hasOwnAction = (target: EventTarget | null) =>
  target instanceof Element &&
  (target.closest('a, button, summary')?.matches(':not([data-enter=evaluates])') ?? false)

interface Origin {
  element: EventTarget | null
  byPointer: boolean
}

const isFocusVisible = (element: Element | null) => element?.matches(':focus-visible') ?? false

/**
 * Remembers, when focus comes, whether a pointer press brought it. `:focus-visible` cannot be read
 * that later: it turns true at the first key.
 * @param signal ends the watch
 * @returns whether the focus is where a pointer press put it
 */
function watchFocusOrigin(signal: AbortSignal): () => boolean {
  const start = document.activeElement
  let origin: Origin = { element: start, byPointer: !isFocusVisible(start) }
  let pointerWasLast = false
  const options = { capture: true, signal }

  window.addEventListener('pointerdown', () => void (pointerWasLast = true), options)
  window.addEventListener('keydown', () => void (pointerWasLast = false), options)
  window.addEventListener(
    'focusin',
    ({ target }) => {
      // A window that comes back focuses its element anew; that is not how the focus got there.
      if (target !== origin.element) origin = { element: target, byPointer: pointerWasLast }
    },
    options,
  )
  window.addEventListener(
    'focusout',
    ({ target }) => {
      // While the window is left its element stays the active one.
      if (document.activeElement !== target) origin = { element: null, byPointer: false }
    },
    options,
  )
  return () => origin.byPointer
}

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
