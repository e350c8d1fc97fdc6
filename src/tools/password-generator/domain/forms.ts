import { CHARACTER_TYPES, type ByType, type CharacterType } from './character-sets'

export interface PassphraseForm {
  kind: 'passphrase'
  words: number
  separator: string
  /** The first letter of each word. */
  capitals: boolean
  /** One after one of the words. */
  digit: boolean
}

export interface PinForm {
  kind: 'PIN'
  digits: number
}

/** Groups of characters of the options, with hyphens between them: `xxxx-xxxx`. */
export interface GroupsForm {
  kind: 'groups'
  groups: number
  /** Characters in each. */
  size: number
}

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

/** What is made in place of a plain password. */
export type Form = PassphraseForm | PinForm | GroupsForm | SiteForm

/** Null where settings have no rules of a site. */
export const siteFormIn = ({ form }: { form: Form | null }): SiteForm | null =>
  form?.kind === 'site rules' ? form : null

/** To begin with. */
export const FORMS: { passphrase: PassphraseForm; PIN: PinForm; groups: GroupsForm } = {
  passphrase: { kind: 'passphrase', words: 6, separator: '-', capitals: false, digit: false },
  PIN: { kind: 'PIN', digits: 6 },
  groups: { kind: 'groups', groups: 4, size: 4 },
}

export const WORDS_RANGE = { min: 3, max: 20 }
export const PIN_RANGE = { min: 4, max: 12 }
export const GROUPS_RANGE = { min: 2, max: 8 }
export const GROUP_SIZE_RANGE = { min: 3, max: 6 }

export const SEPARATORS = [
  { value: '-', text: 'Hyphen' },
  { value: ' ', text: 'Space' },
  { value: '.', text: 'Point' },
  { value: '_', text: 'Underscore' },
  { value: '', text: 'None' },
] as const

/** Why no password keeps the rules. */
export type RulesConflict =
  | { code: 'none-left'; type: CharacterType }
  /** The rules name none of the type, whatever is on. */
  | { code: 'none-taken'; type: CharacterType }
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
