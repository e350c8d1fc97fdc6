import { grouped } from '#lib/writing.en'
import type { LengthName } from './length-query'

export const OUT_OF_RANGE: Readonly<Record<LengthName, (min: number, max: number) => string>> = {
  password: (min, max) => `A password has ${min} to ${max} characters.`,
  PIN: (min, max) => `A PIN has ${min} to ${max} digits.`,
  passphrase: (min, max) => `A passphrase has ${min} to ${max} words.`,
}
export const MADE_LATER = 'Made when the generator opens'
/** Before the name of what is made. */
export const A_NEW: Readonly<Record<LengthName, string>> = {
  password: 'New',
  PIN: 'New',
  passphrase: 'New',
}
export const NAMES: Readonly<Record<LengthName, string>> = {
  password: 'password',
  PIN: 'PIN',
  passphrase: 'passphrase',
}
/** Before a length. */
export const OF: Readonly<Record<LengthName, string>> = {
  password: 'Password of',
  PIN: 'PIN of',
  passphrase: 'Passphrase of',
}
/** Behind a length. */
export const UNITS: Readonly<Record<LengthName, string>> = {
  password: 'characters',
  PIN: 'digits',
  passphrase: 'words',
}
export const tooMany = (most: number) => `Up to ${grouped(most)} can be made at once.`
export const MANY_AT_ONCE = 'Many at once'
/** Behind how many there are. */
export const SEVERAL: Readonly<Record<LengthName, string>> = {
  password: 'passwords',
  PIN: 'PINs',
  passphrase: 'passphrases',
}
export const EACH: Readonly<Record<LengthName, (length: number) => string>> = {
  password: (length) => `Of ${length} characters each`,
  PIN: (length) => `Of ${length} digits each`,
  passphrase: (length) => `Of ${length} words each`,
}
export const TAKE_AWAY = 'Copy them, or save them as text or CSV'
