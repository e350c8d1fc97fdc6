import { propertiesOf } from '#lib/properties'
import { TYPE_SWITCHES } from './characters'
import {
  DEFAULT_OPTIONS,
  isWithin,
  MAX_LENGTH,
  MIN_LENGTH,
  optionsOf,
  type Form,
  type PasswordOptions,
  type PasswordSettings,
} from './settings'

/** Types of characters are chosen together: those of two choices could leave none. */
export const OPTIONS_TOGETHER = [Object.values(TYPE_SWITCHES)]

/** The options that were kept; null for anything else, such as options of another version. */
export function parseOptions(value: unknown): PasswordOptions | null {
  // Nothing of these options is proven yet: each is checked below.
  const options = optionsOf(propertiesOf(value))
  const isTyped = Object.entries(DEFAULT_OPTIONS).every(
    ([name, usual]) => typeof Reflect.get(options, name) === typeof usual,
  )
  const isLength = isWithin({ min: MIN_LENGTH, max: MAX_LENGTH }, options.length)
  return isTyped && isLength ? options : null
}

/** What is kept: the options, and the form of a mode without the password that is as good. */
export interface KeptSettings extends PasswordOptions {
  /** Null: passwords, plain or as an extra makes them. */
  mode: Form | null
}

export const NOTHING_KEPT: KeptSettings = { ...DEFAULT_OPTIONS, mode: null }

export function keptOf(settings: PasswordSettings): KeptSettings {
  const options = optionsOf(settings)
  if (!settings.form?.isMode) return { ...options, mode: null }
  const { plain: _, ...mode } = settings.form
  return { ...options, mode }
}

/** What was kept; null where it has no options. The modes that there are read `mode` themselves. */
export function parseKept(value: unknown): (PasswordOptions & { mode: unknown }) | null {
  const options = parseOptions(value)
  return options && { ...options, mode: propertiesOf(value)['mode'] }
}
