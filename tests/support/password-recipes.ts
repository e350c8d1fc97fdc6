import {
  LOWERCASE,
  NUMBERS,
  SYMBOLS,
  UPPERCASE,
} from '../../src/tools/password-generator/domain/characters'
import { drawPassword } from '../../src/tools/password-generator/domain/draw'
import { createPool } from '../../src/tools/password-generator/domain/pool'
import {
  DEFAULT_SETTINGS,
  type PasswordSettings,
} from '../../src/tools/password-generator/domain/settings'
import { uniformPicker, type FillRandom } from '#lib/uniform'

/** What a password is made of: one of each class at least, all characters equally likely within a class. */
export interface Recipe {
  length: number
  classes: readonly string[]
}

export type Generator = (recipe: Recipe) => string

export const DEFAULT_RECIPE: Recipe = { length: 12, classes: [UPPERCASE, LOWERCASE, NUMBERS] }

export const allFour = (length: number): Recipe => ({
  length,
  classes: [UPPERCASE, LOWERCASE, NUMBERS, SYMBOLS],
})

/** Everything off but what is named. */
export const only = (patch: Partial<PasswordSettings>): PasswordSettings => ({
  ...DEFAULT_SETTINGS,
  includeUppercase: false,
  includeLowercase: false,
  includeNumbers: false,
  includeSymbols: false,
  ...patch,
})

export const ALL_TYPES = {
  includeUppercase: true,
  includeLowercase: true,
  includeNumbers: true,
  includeSymbols: true,
}

export const systemRandom: FillRandom = (words) => crypto.getRandomValues(words)

const pick = uniformPicker(systemRandom)

/** A password of the product, drawn with the system's random source. */
export const passwordOf = (settings: PasswordSettings): string =>
  drawPassword(createPool(settings), settings.length, pick)

export const passwordsOf = (count: number, settings: PasswordSettings): string[] =>
  Array.from({ length: count }, () => passwordOf(settings))

/** The product's generator, in the terms of the statistics. */
export const ours: Generator = ({ length, classes }) =>
  passwordOf(
    only({
      length,
      includeUppercase: classes.includes(UPPERCASE),
      includeLowercase: classes.includes(LOWERCASE),
      includeNumbers: classes.includes(NUMBERS),
      includeSymbols: classes.includes(SYMBOLS),
    }),
  )
