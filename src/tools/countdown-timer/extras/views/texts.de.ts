import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from bbec0cbe6201
export const FULL_SCREEN = 'Vollbild'
export const EXIT = 'Beenden'

export const KEYS_SWITCH = 'Tastenkürzel'
export const KEYS_NOTE = 'Aus, während du tippst.'
export const KEYS = [
  { key: 'Leertaste', text: 'Starten, Pause, Weiter' },
  { key: 'R', text: 'Zurücksetzen' },
  { key: 'F', text: 'Vollbild' },
]
