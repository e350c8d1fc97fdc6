export const FULL_SCREEN = 'Full screen'
export const EXIT = 'Exit'

export const KEYS_SWITCH = 'Keyboard shortcuts'
export const KEYS_NOTE = 'Off while you type.'
export const KEYS = {
  Space: 'Start, pause, resume',
  R: 'Reset',
  F: 'Full screen',
}
