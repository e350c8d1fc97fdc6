export const UPPERCASE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const LOWERCASE = 'abcdefghijklmnopqrstuvwxyz'
export const NUMBERS = '0123456789'

export const SYMBOLS = '!@#$%^&*()_+-=[]{}|;:,.<>?'
export const SIMILAR = 'il1Lo0O'

/** The brackets, quotes, slashes and punctuation of PW-05. */
export const AMBIGUOUS = '{}[]()<>/\\\'"`~,;:.'

export const CHARACTER_TYPES = ['uppercase', 'lowercase', 'numbers', 'symbols'] as const

export type CharacterType = (typeof CHARACTER_TYPES)[number]

export type ByType<Value> = Record<CharacterType, Value>

/** The options by which the types are switched on. */
export const TYPE_SWITCHES = {
  uppercase: 'includeUppercase',
  lowercase: 'includeLowercase',
  numbers: 'includeNumbers',
  symbols: 'includeSymbols',
} as const satisfies ByType<string>

export const ALL_CHARACTERS: ByType<string> = {
  uppercase: UPPERCASE,
  lowercase: LOWERCASE,
  numbers: NUMBERS,
  symbols: SYMBOLS,
}

/** The characters of ASCII from the space to the tilde. */
export const PRINTABLE = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))

export const ASCII_SYMBOLS = PRINTABLE.filter((character) => !/[A-Za-z0-9]/.test(character))

export type CharacterKind = 'letter' | 'number' | 'symbol' | 'space'

function kindOf(text: string): CharacterKind {
  if (text === ' ') return 'space'
  if (/^\p{L}/u.test(text)) return 'letter'
  return /^\p{N}/u.test(text) ? 'number' : 'symbol'
}

/** Cuts a password where the kind of its characters changes, and at each space. */
export const splitByKind = (password: string): { kind: CharacterKind; text: string }[] =>
  (password.match(/ |\p{L}+|\p{N}+|[^ \p{L}\p{N}]+/gu) ?? []).map((text) => ({
    kind: kindOf(text),
    text,
  }))

/** Whether characters of several kinds are to be told apart, in a password or in several, one a line. */
export const isOfSeveralKinds = (passwords: string): boolean =>
  new Set(splitByKind(passwords.replace(/\s/g, '')).map(({ kind }) => kind)).size > 1

// Control, format, separators and all that a font leaves blank; of the spaces only the plain one is used.
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u

/** Whether a character may be part of a password: what cannot be seen cannot be copied by eye. */
export const isVisible = (character: string): boolean => !INVISIBLE.test(character)

const codePointName = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** The characters of a text that cannot be seen, each once, such as `U+200B`. */
export const invisibleIn = (text: string): string[] =>
  Array.from(new Set(text))
    .filter((character) => !isVisible(character))
    .map(codePointName)
