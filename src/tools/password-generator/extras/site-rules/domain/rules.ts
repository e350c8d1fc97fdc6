import { err, ok, type Result } from '#lib/result'
import {
  ALL_CHARACTERS,
  CHARACTER_TYPES,
  TYPE_SWITCHES,
  type ByType,
  type CharacterType,
} from '../../../domain/characters'
import {
  MAX_LENGTH,
  MIN_LENGTH,
  type Form,
  type PasswordSettings,
  type Requirements,
} from '../../../domain/settings'
import { readPasswordRules, type PasswordRules, type RulesProblem } from './password-rules'

/** What a site requires of a password. All passwords that fulfil it are equally likely. */
export interface SiteForm extends Form, Requirements {
  kind: 'site rules'
  /** One character of each of these is needed as well. */
  oneOf: readonly string[]
  /** How many of the same may stand in a row; null: any number. */
  maxRepeating: number | null
  /** How many may stand in a sequence, such as abc or 321; null: any number. */
  maxSequential: number | null
}

/** Null where settings have no rules of a site. */
export const siteFormIn = ({ form }: Pick<PasswordSettings, 'form'>): SiteForm | null =>
  // No other code makes forms of this kind.
  form?.kind === 'site rules' ? (form as SiteForm) : null

/** The highest number that `least` may have. */
export const MAX_LEAST = 4

/** Why no password keeps the rules. */
export type RulesConflict =
  | { code: 'none-left'; type: CharacterType }
  /** The rules name none of the type, even if it is on. */
  | { code: 'none-taken'; type: CharacterType }
  /** The characters stand there as one writes them. */
  | { code: 'none-of'; characters: string }
  | { code: 'too-short'; needed: number; longest: number }
  | { code: 'none' }
  | { code: 'too-many-rules' }

/** `lengths`: this generator makes none of those that the site takes. */
export type SiteProblem = RulesProblem | { code: 'lengths' }

export type SiteRules = Partial<PasswordSettings> & { form: SiteForm }

const byType = <Value>(valueOf: (type: CharacterType) => Value): ByType<Value> => ({
  uppercase: valueOf('uppercase'),
  lowercase: valueOf('lowercase'),
  numbers: valueOf('numbers'),
  symbols: valueOf('symbols'),
})

const TYPE_PATTERNS: ByType<RegExp> = {
  uppercase: /[A-Z]/,
  lowercase: /[a-z]/,
  numbers: /[0-9]/,
  symbols: /[^A-Za-z0-9]/,
}

function formOf(rules: PasswordRules): SiteForm {
  const { required, allowed, minLength, maxLength, maxRepeating, maxSequential } = rules
  const characters = byType((type) =>
    [...allowed].filter((character) => TYPE_PATTERNS[type].test(character)).join(''),
  )
  const sets = new Set(required.map((set) => [...allowed].filter((one) => set.has(one)).join('')))
  // What any character fulfils is no rule.
  sets.delete([...allowed].join(''))
  const ofTypes = new Set(CHARACTER_TYPES.map((type) => characters[type]))
  return {
    kind: 'site rules',
    characters,
    least: byType((type) => (sets.has(characters[type]) ? 1 : 0)),
    oneOf: [...sets].filter((set) => !ofTypes.has(set)),
    minLength: Math.max(MIN_LENGTH, minLength),
    maxLength: Math.min(MAX_LENGTH, maxLength ?? MAX_LENGTH),
    maxRepeating: maxRepeating && Math.min(maxRepeating, MAX_LENGTH),
    maxSequential: maxSequential && Math.min(maxSequential, MAX_LENGTH),
  }
}

/** What a site's rule, as pasted, changes in the settings: its form, and the types that it takes. */
export function readSiteRules(text: string): Result<SiteRules, SiteProblem> {
  const read = readPasswordRules(text)
  if (!read.ok) return read
  const form = formOf(read.value)
  if (form.minLength > form.maxLength) return err({ code: 'lengths' })
  return ok({
    form,
    includeUppercase: form.characters.uppercase !== '',
    includeLowercase: form.characters.lowercase !== '',
    includeNumbers: form.characters.numbers !== '',
    includeSymbols: form.characters.symbols !== '',
  })
}

/** As rules what is guaranteed anyway: one of each type that is on. */
export const usualRules = (settings: PasswordSettings): SiteForm => ({
  kind: 'site rules',
  characters: ALL_CHARACTERS,
  least: byType((type) => Number(settings[TYPE_SWITCHES[type]])),
  oneOf: [],
  minLength: MIN_LENGTH,
  maxLength: MAX_LENGTH,
  maxRepeating: null,
  maxSequential: null,
})
