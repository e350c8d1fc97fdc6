export const FULL_SCREEN = 'Full screen'

export const KEYS = 'Keys'
export const KEYS_SWITCH = 'Keys Space, R and F'
export const KEYS_NOTE =
  'Space starts, pauses and resumes, R resets, F fills the screen; not while you type, and Space not on a button.'
