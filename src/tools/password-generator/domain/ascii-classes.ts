import { LOWERCASE, NUMBERS, UPPERCASE } from './character-sets'

/** From the space to the tilde. */
export const PRINTABLE = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))

export const ASCII_SYMBOLS = PRINTABLE.filter((character) => !/[A-Za-z0-9]/.test(character))

/**
 * The classes that a `passwordrules` attribute can name:
 * https://developer.apple.com/documentation/security/customizing-password-autofill-rules
 */
export const NAMED_CLASSES: Readonly<Record<string, Iterable<string>>> = {
  upper: UPPERCASE,
  lower: LOWERCASE,
  digit: NUMBERS,
  special: ASCII_SYMBOLS,
  'ascii-printable': PRINTABLE,
  // Whatever is drawn is ASCII.
  unicode: PRINTABLE,
}

const RANGES = [
  [UPPERCASE, 'A–Z'],
  [LOWERCASE, 'a–z'],
  [NUMBERS, '0–9'],
] as const

/** Characters as one writes them: whole alphabets as ranges, and a sign for the space. */
export function setInWords(set: string): string {
  const found = RANGES.filter(([all]) => Array.from(all).every((one) => set.includes(one)))
  const named = found.map(([all]) => all).join('')
  const others = Array.from(set).filter((one) => !named.includes(one))
  return [...found.map(([, words]) => words), others.join('').replace(' ', '␣')]
    .filter(Boolean)
    .join(' ')
}
