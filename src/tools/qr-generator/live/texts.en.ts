import { isolate } from '#lib/writing.en'

/** What the picture of a code is called. */
export const codeOf = (words: string) => `QR code of ${isolate(words)}`
/** Of a text that is too long to be read out. */
export const codeOfLong = (beginning: string) => `QR code of ${isolate(beginning)}…`

export const NOT_MADE = 'The QR code could not be made.'
export const TRY_AGAIN = 'Try again'

export const WIFI_LABELS = { name: 'Network name', password: 'Password' }
/** What is still to be entered for the code of a network. */
export const ENTER_NAME = 'Enter the network name.'
export const ENTER_PASSWORD = 'Enter the password.'
export const PASSWORD_LENGTH = 'A Wi-Fi password has 8 to 63 characters.'
