import { grouped } from '#lib/writing.en'
import type { SecretName } from './secret-kind'

export const OUT_OF_RANGE: Readonly<Record<SecretName, (min: number, max: number) => string>> = {
  password: (min, max) => `A password has ${min} to ${max} characters.`,
  PIN: (min, max) => `A PIN has ${min} to ${max} digits.`,
  passphrase: (min, max) => `A passphrase has ${min} to ${max} words.`,
}
export const MADE_LATER = 'Made when the generator opens'
/** Before the name of what is made. */
export const A_NEW: Readonly<Record<SecretName, string>> = {
  password: 'New',
  PIN: 'New',
  passphrase: 'New',
}
export const NAMES: Readonly<Record<SecretName, string>> = {
  password: 'password',
  PIN: 'PIN',
  passphrase: 'passphrase',
}
/** Before a length. */
export const OF: Readonly<Record<SecretName, string>> = {
  password: 'Password of',
  PIN: 'PIN of',
  passphrase: 'Passphrase of',
}
/** Behind a length. */
export const UNITS: Readonly<Record<SecretName, string>> = {
  password: 'characters',
  PIN: 'digits',
  passphrase: 'words',
}
export const tooMany = (most: number) => `Up to ${grouped(most)} can be made at once.`
export const MANY_AT_ONCE = 'Many at once'
/** Behind how many there are. */
export const SEVERAL: Readonly<Record<SecretName, string>> = {
  password: 'passwords',
  PIN: 'PINs',
  passphrase: 'passphrases',
}
export const EACH: Readonly<Record<SecretName, (length: number) => string>> = {
  password: (length) => `Of ${length} characters each`,
  PIN: (length) => `Of ${length} digits each`,
  passphrase: (length) => `Of ${length} words each`,
}
export const TAKE_AWAY = 'Copy them, or save them as text or CSV'
