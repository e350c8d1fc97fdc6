import { useEffect } from 'react'
import { actionOf, type KeyAction } from '../domain/keys'
import { actOnTimer, readKeysSwitch, useTimerKeys } from '../store-keys'

const FIELDS = 'input, select, textarea, [contenteditable]'

/** What uses the key itself while it has the focus. */
const USERS: Record<KeyAction, string> = {
  main: `${FIELDS}, button, summary`,
  reset: FIELDS,
  fill: FIELDS,
}

function isFree(event: KeyboardEvent, action: KeyAction): boolean {
  if (event.defaultPrevented || event.isComposing) return false
  // A dialog lies over the page, and its keys are its own.
  if (document.querySelector('dialog[open]')) return false
  const { target } = event
  return !(target instanceof Element && target.matches(USERS[action]))
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
