export const UPPERCASE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const LOWERCASE = 'abcdefghijklmnopqrstuvwxyz'
export const NUMBERS = '0123456789'

// spec §9
export const SYMBOLS = '!@#$%^&*()_+-=[]{}|;:,.<>?'
export const SIMILAR = 'il1Lo0O'

/** What the spec calls brackets, quotes, slashes and punctuation. */
export const AMBIGUOUS = '{}[]()<>/\\\'"`~,;:.'

export const CHARACTER_TYPES = ['uppercase', 'lowercase', 'numbers', 'symbols'] as const

export type CharacterType = (typeof CHARACTER_TYPES)[number]

export type ByType<Value> = Record<CharacterType, Value>

export const byType = <Value>(valueOf: (type: CharacterType) => Value): ByType<Value> => ({
  uppercase: valueOf('uppercase'),
  lowercase: valueOf('lowercase'),
  numbers: valueOf('numbers'),
  symbols: valueOf('symbols'),
})

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
