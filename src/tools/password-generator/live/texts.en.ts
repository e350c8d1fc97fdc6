import type { StrengthText } from '../domain/strength'

export const COPY = 'Copy'
export const ANOTHER = 'Another'

/** For screen readers: `Password of 20 characters, strength: Strong`; the password is read when it is asked for. */
export const made = (name: string, length: number, unit: string, strength: StrengthText) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)} of ${length} ${unit}, strength: ${strength}`
