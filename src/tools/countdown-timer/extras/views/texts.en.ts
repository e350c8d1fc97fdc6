export const FULL_SCREEN = 'Full screen'
export const EXIT = 'Exit'

export const KEYS_SWITCH = 'Keyboard shortcuts'
export const KEYS_NOTE = 'Off while you type.'
/** The names of keys, and what they do. */
export const KEYS = [
  { key: 'Space', text: 'Start, pause, resume' },
  { key: 'R', text: 'Reset' },
  { key: 'F', text: 'Full screen' },
]
