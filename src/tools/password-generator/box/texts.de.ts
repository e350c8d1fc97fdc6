import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from a666bfdb156f
import { grouped } from '#lib/writing.en'
import type { LengthName } from './length-query'

export const OUT_OF_RANGE: Readonly<Record<LengthName, (min: number, max: number) => string>> = {
  password: (min, max) => `Ein Passwort hat ${min} bis ${max} Zeichen.`,
  PIN: (min, max) => `Eine PIN hat ${min} bis ${max} Ziffern.`,
  passphrase: (min, max) => `Eine Passphrase hat ${min} bis ${max} Wörter.`,
}
export const MADE_LATER = 'Wird erzeugt, wenn der Generator aufgeht'
export const A_NEW: Readonly<Record<LengthName, string>> = {
  password: 'Neu',
  PIN: 'Neu',
  passphrase: 'Neu',
}
export const NAMES: Readonly<Record<LengthName, string>> = {
  password: 'Passwort',
  PIN: 'PIN',
  passphrase: 'Passphrase',
}
export const OF: Readonly<Record<LengthName, string>> = {
  password: 'Passwort mit',
  PIN: 'PIN mit',
  passphrase: 'Passphrase mit',
}
export const UNITS: Readonly<Record<LengthName, string>> = {
  password: 'Zeichen',
  PIN: 'Ziffern',
  passphrase: 'Wörtern',
}
export const tooMany = (most: number) => `Auf einmal gehen bis zu ${grouped(most)}.`
export const MANY_AT_ONCE = 'Viele auf einmal'
export const SEVERAL: Readonly<Record<LengthName, string>> = {
  password: 'Passwörter',
  PIN: 'PINs',
  passphrase: 'Passphrasen',
}
export const EACH: Readonly<Record<LengthName, (length: number) => string>> = {
  password: (length) => `Mit je ${length} Zeichen`,
  PIN: (length) => `Mit je ${length} Ziffern`,
  passphrase: (length) => `Mit je ${length} Wörtern`,
}
export const TAKE_AWAY = 'Kopiere sie oder speichere sie als Text oder CSV'
