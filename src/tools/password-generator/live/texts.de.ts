import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 63bcba07c5f8
import type { SecretName } from '../box/secret-kind'
import type { StrengthCode } from '../domain/strength'
import { STRENGTHS } from '../texts.en'

export const COPY = 'Kopieren'
export const ANOTHER = 'Neu'

export const MADE: Readonly<
  Record<SecretName, (length: number, strength: StrengthCode) => string>
> = {
  password: (length, strength) => `Passwort mit ${length} Zeichen, Stärke: ${STRENGTHS[strength]}`,
  PIN: (length, strength) => `PIN mit ${length} Ziffern, Stärke: ${STRENGTHS[strength]}`,
  passphrase: (length, strength) =>
    `Passphrase mit ${length} Wörtern, Stärke: ${STRENGTHS[strength]}`,
}
