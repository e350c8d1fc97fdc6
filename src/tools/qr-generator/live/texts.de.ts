import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 0e07e264329a
export const codeOf = (words: string) => `QR-Code für ${words}`
export const codeOfLong = (beginning: string) => `QR-Code für ${beginning}…`

export const NOT_MADE = 'Der QR-Code konnte nicht erzeugt werden.'
export const TRY_AGAIN = 'Noch einmal versuchen'

export const WIFI_LABELS = { name: 'WLAN-Name', password: 'Passwort' }
export const ENTER_NAME = 'Gib den WLAN-Namen ein.'
export const ENTER_PASSWORD = 'Gib das Passwort ein.'
export const PASSWORD_LENGTH = 'Ein WLAN-Passwort hat 8 bis 63 Zeichen.'
