import type { SecretName } from '../box/secret-kind'
import type { StrengthCode } from '../domain/strength'
import { STRENGTHS } from '../texts.en'

export const COPY = 'Copy'
export const ANOTHER = 'Another'

/** For screen readers; the password itself is read when it is asked for. */
export const MADE: Readonly<
  Record<SecretName, (length: number, strength: StrengthCode) => string>
> = {
  password: (length, strength) =>
    `Password of ${length} characters, strength: ${STRENGTHS[strength]}`,
  PIN: (length, strength) => `PIN of ${length} digits, strength: ${STRENGTHS[strength]}`,
  passphrase: (length, strength) =>
    `Passphrase of ${length} words, strength: ${STRENGTHS[strength]}`,
}
