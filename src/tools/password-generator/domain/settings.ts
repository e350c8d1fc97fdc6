import { isWholeIn } from '#lib/properties'
import { CHARACTER_TYPES, type ByType } from './characters'

export interface PasswordOptions {
  /** Characters as code points: 4 to 50. */
  length: number
  includeUppercase: boolean
  includeLowercase: boolean
  includeNumbers: boolean
  includeSymbols: boolean
  excludeSimilar: boolean
  excludeAmbiguous: boolean
}

/** What an extra makes in place of a plain password, and what that means for the options. */
export interface Form {
  /** What draws it stands under this name in `DRAWINGS` of `extras/work.ts`. */
  kind: string
  /** The plain password that is as good, as far as it differs from the options. None: there is no such. */
  plain?: Partial<PasswordSettings>
  /** It is made of words or digits, with options of its own: those of passwords do not apply. */
  isMode?: true
}

/** A choice beside passwords: forms of one kind, which differ in size. */
export interface Mode {
  /** The form to begin with. */
  first: Form
  /** The usual sizes. */
  sizes: readonly number[]
  /** The form in another size. */
  sized: (form: Form, size: number) => Form
  /** The form of its kind that was kept; null for anything else. */
  read: (kept: unknown) => Form | null
}

/** The kind of the forms of a mode; null: passwords, plain or as an extra makes them. */
export const modeOf = (form: Form | null): string | null => (form?.isMode ? form.kind : null)

/** What somebody else requires: the options keep within it, and are not the visitor's choice then. */
export interface Requirements {
  /** The characters of each type that are taken. */
  characters: ByType<string>
  /** How many of each type there are at least. */
  least: ByType<number>
  /** The shortest and the longest length, both from 4 to 50. */
  minLength: number
  maxLength: number
}

/** The options and the visitor's own characters; of these each counts once, and exclusion wins. */
export interface PasswordSettings extends PasswordOptions {
  customInclude: string
  customExclude: string
  /** The form of another kind of secret; null makes a plain password. */
  form: Form | (Form & Requirements) | null
}

/** The requirements of a form; null where nothing is required. */
export const requirementsIn = ({ form }: Pick<PasswordSettings, 'form'>): Requirements | null =>
  form && 'characters' in form ? form : null

/** A range of lengths that includes both its ends. */
export interface Range {
  min: number
  max: number
}

export const isWithin = ({ min, max }: Range, value: unknown): value is number =>
  isWholeIn(value, min, max)

export const MIN_LENGTH = 4
export const MAX_LENGTH = 50

/** The options to begin with, and where nothing was chosen. */
export const DEFAULT_OPTIONS: PasswordOptions = {
  length: 12,
  includeUppercase: true,
  includeLowercase: true,
  includeNumbers: true,
  includeSymbols: false,
  excludeSimilar: false,
  excludeAmbiguous: false,
}

export const DEFAULT_SETTINGS: PasswordSettings = {
  ...DEFAULT_OPTIONS,
  customInclude: '',
  customExclude: '',
  form: null,
}

/**
 * What is made after a change of options: what has requirements stays until it is taken away, another form as long as
 * it has the option still to itself.
 */
export function formAfter(
  form: PasswordSettings['form'],
  patch: Partial<PasswordSettings>,
): PasswordSettings['form'] {
  if (patch.form !== undefined) return patch.form
  if (requirementsIn({ form })) return form
  const { plain } = form ?? {}
  const isApart = plain && Object.keys(patch).every((option) => !(option in plain))
  return form && isApart ? form : null
}

/** How many characters are required of all types together. */
export const neededCharacters = ({ least }: Requirements): number =>
  CHARACTER_TYPES.reduce((sum, type) => sum + least[type], 0)

/** The shortest and longest length that are left; the shortest has room for what is needed of each type. */
export function lengthRange(required: Requirements): Range {
  const { minLength, maxLength } = required
  return {
    min: Math.min(Math.max(minLength, neededCharacters(required)), maxLength),
    max: maxLength,
  }
}

/** The settings with a length that the requirements leave. */
export function withinRules(settings: PasswordSettings): PasswordSettings {
  const required = requirementsIn(settings)
  if (!required) return settings
  const { min, max } = lengthRange(required)
  return { ...settings, length: Math.min(max, Math.max(min, settings.length)) }
}

/** The options that requirements replace as long as they hold. */
export const heldBack = (settings: PasswordSettings): Partial<PasswordOptions> => ({
  length: settings.length,
  includeUppercase: settings.includeUppercase,
  includeLowercase: settings.includeLowercase,
  includeNumbers: settings.includeNumbers,
  includeSymbols: settings.includeSymbols,
})

/** The options alone: the visitor's own characters are a text, and site rules could reveal the site. */
export const optionsOf = (settings: PasswordOptions | Record<string, unknown>): PasswordOptions => {
  const options = { ...DEFAULT_OPTIONS }
  for (const name of Object.keys(options)) Reflect.set(options, name, Reflect.get(settings, name))
  return options
}

/** The visitor's own characters and the form do not count. */
export const isSameOptions = (a: PasswordOptions, b: PasswordOptions): boolean =>
  JSON.stringify(optionsOf(a)) === JSON.stringify(optionsOf(b))

/** How many of the Advanced Options are in use. */
export const countExtras = (settings: PasswordSettings): number =>
  [
    settings.excludeSimilar,
    settings.excludeAmbiguous,
    settings.customInclude !== '',
    settings.customExclude !== '',
  ].filter(Boolean).length

/** Whether passwords of both are alike; null is like none. */
export const isSameSettings = (a: PasswordSettings | null, b: PasswordSettings): boolean =>
  JSON.stringify(a) === JSON.stringify(b)
