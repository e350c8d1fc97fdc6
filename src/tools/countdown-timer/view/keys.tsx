import { useEffect } from 'react'
import { actionOf, type KeyAction } from '../domain/keys'
import { actOnTimer, readKeysSwitch, useTimerKeys } from '../store-keys'

const FIELDS = 'input, select, textarea, [contenteditable]'

function isFree({ target, defaultPrevented, isComposing }: KeyboardEvent, action: KeyAction) {
  if (defaultPrevented || isComposing) return false
  // A dialog lies over the page, and its keys are its own.
  if (document.querySelector('dialog[open]')) return false
  // Space presses what has the focus.
  const users = action === 'main' ? `${FIELDS}, button, summary` : FIELDS
  return !(target instanceof Element && target.matches(users))
}

/** Space, R and F act on the timer, wherever they are of no other use. */
export function useKeys(): void {
  useEffect(() => {
    readKeysSwitch()
    function handleKeyDown(event: KeyboardEvent) {
      const action = actionOf(event)
      if (!action || !useTimerKeys.getState().areOn || !isFree(event, action)) return
      // No scrolling by Space, no quick find.
      event.preventDefault()
      if (!event.repeat) actOnTimer(action)
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [])
}
