import { CHARACTER_TYPES, type ByType, type CharacterType } from './character-sets'

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
  /** As one writes them. */
  | { code: 'none-of'; characters: string }
  | { code: 'too-short'; needed: number; longest: number }
  | { code: 'none' }
  | { code: 'too-many-rules' }

export const MAX_LEAST = 4

/** How many characters the rules need of all types together. */
export const neededCharacters = ({ least }: SiteForm): number =>
  CHARACTER_TYPES.reduce((sum, type) => sum + least[type], 0)

/** The shortest and longest length that the rules leave; the shortest has room for what is needed of each type. */
export function lengthRange(form: SiteForm) {
  const { minLength, maxLength } = form
  return { min: Math.min(Math.max(minLength, neededCharacters(form)), maxLength), max: maxLength }
}
