import { useEffect } from 'react'
import { canFillScreen, fillScreen } from '#ui/browser/full-screen'
import { isElsewhere } from '#ui/browser/key-target'
import { MAIN_ACTION } from '../../domain/timer'
import { largeTimer } from '../../domain/timers'
import { useTimer } from '../../state'
import { READOUT_ID } from '../../view/readout'
import { actionOf, type KeyAction } from './domain'

const FIELDS = 'input, select, textarea, [contenteditable]'

function isFree(event: KeyboardEvent, action: KeyAction) {
  if (event.defaultPrevented || event.isComposing) return false
  // A Space presses the button that has the focus, so it is left to that.
  return !isElsewhere(event, action === 'main' ? `${FIELDS}, button, summary` : FIELDS)
}

function act(action: KeyAction) {
  const state = useTimer.getState()
  const readout = document.getElementById(READOUT_ID)
  if (action === 'reset') state.reset()
  else if (action === 'main') state[MAIN_ACTION[largeTimer(state).phase]]()
  else if (readout && canFillScreen()) void fillScreen(readout)
}

function handleKeyDown(event: KeyboardEvent) {
  const action = actionOf(event)
  if (!action || !useTimer.getState().options.keysAreOn || !isFree(event, action)) return
  // No scrolling by Space, no quick find.
  event.preventDefault()
  if (!event.repeat) act(action)
}

/** Keys act on the timer, wherever they are of no other use. */
export function Keys() {
  useEffect(() => {
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [])
  return null
}
