import { keepSettings, readSettings } from '#platform/kept-settings'
import { logError } from '#platform/log'
import { create } from '#platform/view-store'
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

/** Whether a part of the page may fill the screen: iPhones let nothing but videos do it. */
export const canFill = (): boolean => document.fullscreenEnabled

async function fill() {
  const readout = document.getElementById(READOUT_ID)
  if (!readout || !canFill()) return
  try {
    const { toggleFullScreen } = await import('#platform/device/full-screen')
    await toggleFullScreen(readout)
  } catch (cause) {
    logError('The screen cannot be filled', cause)
  }
}

export function actOnTimer(action: KeyAction): void {
  if (action === 'fill') return void fill()
  const state = useTimer.getState()
  if (action === 'reset') state.reset()
  else state[MAIN_ACTION[state.timer.phase]]()
}
