import { create } from 'zustand'
import { keepSettings, readSettings } from '../../platform/kept-settings'
import { logError } from '../../platform/log'
import type { KeyAction } from './domain/keys'
import { MAIN_ACTION } from './domain/timer'
import { useTimer } from './store'

/** Of the element that fills the screen. */
export const READOUT_ID = 'countdown'

const NAME = 'countdown-timer-keys'

/** Whether Space, R and F act on the timer. */
export const useTimerKeys = create<{ areOn: boolean }>(() => ({ areOn: true }))

let isRead = false

/** The choice of earlier visits. To be called after hydration. */
export function readKeysSwitch(): void {
  if (isRead) return
  isRead = true
  if (readSettings(NAME, (value) => value === 'off')) useTimerKeys.setState({ areOn: false })
}

export function switchKeys(areOn: boolean): void {
  useTimerKeys.setState({ areOn })
  keepSettings(NAME, areOn ? 'on' : 'off')
}

async function fill() {
  try {
    const { fillScreen } = await import('./store-views')
    await fillScreen(READOUT_ID)
  } catch (cause) {
    logError('The screen cannot be filled', cause)
  }
}

/** What a key or its button does. */
export function actOnTimer(action: KeyAction): void {
  if (action === 'fill') return void fill()
  const state = useTimer.getState()
  if (action === 'reset') state.reset()
  else state[MAIN_ACTION[state.timer.phase]]()
}
