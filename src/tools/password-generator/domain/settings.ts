import { propertiesOf } from '../../../lib/properties'
import { lengthRange, siteFormIn, type Form } from './forms'

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

/** The options and the visitor's own characters; of these each counts once, and exclusion wins. */
export interface PasswordSettings extends PasswordOptions {
  customInclude: string
  customExclude: string
  /** Null makes a plain password. */
  form: Form | null
}

// spec §9
export const MIN_LENGTH = 4
export const MAX_LENGTH = 50

// spec §9
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
 * A change of characters leaves groups as they are, and rules of a site stay until they are switched off; any
 * other makes plain passwords again.
 */
export const formAfter = (form: Form | null, patch: Partial<PasswordSettings>): Form | null => {
  if (patch.form !== undefined) return patch.form
  if (form?.kind === 'site rules') return form
  return form?.kind === 'groups' && patch.length === undefined ? form : null
}

/** With a length that the rules of the site take. */
export function withinRules(settings: PasswordSettings): PasswordSettings {
  const rules = siteFormIn(settings)
  if (!rules) return settings
  const { min, max } = lengthRange(rules)
  return { ...settings, length: Math.min(max, Math.max(min, settings.length)) }
}

/** The options alone: the visitor's own characters are a text, and site rules could reveal the site. */
export const optionsOf = (settings: PasswordOptions | Record<string, unknown>): PasswordOptions => {
  const options = { ...DEFAULT_OPTIONS }
  for (const name of Object.keys(options)) Reflect.set(options, name, Reflect.get(settings, name))
  return options
}

/** Types of characters belong together: those of two choices could leave none. */
export const optionParts = (options: PasswordOptions) => {
  const { length, excludeSimilar, excludeAmbiguous, ...types } = optionsOf(options)
  return [{ length }, types, { excludeSimilar }, { excludeAmbiguous }]
}

/** Null of what are no options, such as those of another version. */
export function parseOptions(value: unknown): PasswordOptions | null {
  // Each is checked below.
  const options = optionsOf(propertiesOf(value))
  const isTyped = Object.entries(DEFAULT_OPTIONS).every(
    ([name, usual]) => typeof Reflect.get(options, name) === typeof usual,
  )
  const { length } = options
  const isLength = Number.isInteger(length) && length >= MIN_LENGTH && length <= MAX_LENGTH
  return isTyped && isLength ? options : null
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
