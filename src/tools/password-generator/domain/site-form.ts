import { LOWERCASE, NUMBERS, SYMBOLS, UPPERCASE } from './character-sets'

export const CHARACTER_TYPES = ['uppercase', 'lowercase', 'numbers', 'symbols'] as const

export type CharacterType = (typeof CHARACTER_TYPES)[number]

export type ByType<Value> = Record<CharacterType, Value>

export const byType = <Value>(valueOf: (type: CharacterType) => Value): ByType<Value> => ({
  uppercase: valueOf('uppercase'),
  lowercase: valueOf('lowercase'),
  numbers: valueOf('numbers'),
  symbols: valueOf('symbols'),
})

export const TYPE_SWITCHES = {
  uppercase: 'includeUppercase',
  lowercase: 'includeLowercase',
  numbers: 'includeNumbers',
  symbols: 'includeSymbols',
} as const satisfies ByType<string>

/** What a site requires of a password. All passwords that fulfil it are equally likely. */
export interface SiteForm {
  kind: 'site rules'
  /** The characters of each type that the site takes. */
  characters: ByType<string>
  /** How many of each type there are at least: 0 to `MAX_LEAST`. */
  least: ByType<number>
  /** One character of each of these is needed as well. */
  oneOf: readonly string[]
  /** 4 to 50, both. */
  minLength: number
  maxLength: number
  /** How many of the same may stand in a row; null: any number. */
  maxConsecutive: number | null
}

/** Why no password keeps the rules. */
export type RulesConflict =
  | { code: 'none-left'; type: CharacterType }
  | { code: 'none-of'; characters: string }
  | { code: 'too-short'; needed: number; longest: number }
  | { code: 'none' }
  | { code: 'too-many-rules' }

export const MAX_LEAST = 4

export const ALL_CHARACTERS: ByType<string> = {
  uppercase: UPPERCASE,
  lowercase: LOWERCASE,
  numbers: NUMBERS,
  symbols: SYMBOLS,
}

/** The shortest and longest length that the rules leave; the shortest has room for what is needed of each type. */
export function lengthRange({ least, minLength, maxLength }: SiteForm) {
  const needed = CHARACTER_TYPES.reduce((sum, type) => sum + least[type], 0)
  return { min: Math.min(Math.max(minLength, needed), maxLength), max: maxLength }
}
