import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 0b68d8547aa9
import { grouped } from '#lib/writing.en'
import type { SecretName } from './secret-kind'

export const OUT_OF_RANGE: Readonly<Record<SecretName, (min: number, max: number) => string>> = {
  password: (min, max) => `Ein Passwort hat ${min} bis ${max} Zeichen.`,
  PIN: (min, max) => `Eine PIN hat ${min} bis ${max} Ziffern.`,
  passphrase: (min, max) => `Eine Passphrase hat ${min} bis ${max} Wörter.`,
}
export const MADE_LATER = 'Wird erzeugt, sobald du den Generator öffnest'
export const A_NEW: Readonly<Record<SecretName, string>> = {
  password: 'Neues',
  PIN: 'Neue',
  passphrase: 'Neue',
}
export const NAMES: Readonly<Record<SecretName, string>> = {
  password: 'Passwort',
  PIN: 'PIN',
  passphrase: 'Passphrase',
}
export const OF: Readonly<Record<SecretName, string>> = {
  password: 'Passwort mit',
  PIN: 'PIN mit',
  passphrase: 'Passphrase mit',
}
export const UNITS: Readonly<Record<SecretName, string>> = {
  password: 'Zeichen',
  PIN: 'Ziffern',
  passphrase: 'Wörtern',
}
export const tooMany = (most: number) => `Auf einmal sind bis zu ${grouped(most)} möglich.`
export const MANY_AT_ONCE = 'Viele auf einmal'
export const SEVERAL: Readonly<Record<SecretName, string>> = {
  password: 'Passwörter',
  PIN: 'PINs',
  passphrase: 'Passphrasen',
}
export const EACH: Readonly<Record<SecretName, (length: number) => string>> = {
  password: (length) => `Mit je ${length} Zeichen`,
  PIN: (length) => `Mit je ${length} Ziffern`,
  passphrase: (length) => `Mit je ${length} Wörtern`,
}
export const TAKE_AWAY = 'Kopiere sie oder speichere sie als Text oder CSV'
