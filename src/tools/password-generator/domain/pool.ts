import {
  ALL_CHARACTERS,
  AMBIGUOUS,
  CHARACTER_TYPES,
  isVisible,
  SIMILAR,
  TYPE_SWITCHES,
} from './characters'
import { requirementsIn, type PasswordSettings } from './settings'

/** The characters of a type that is switched on: a range of the pool. */
interface CharacterClass {
  start: number
  size: number
}

export interface Pool {
  /** Each character once, a code point: the classes one after another, then the visitor's own. */
  characters: readonly string[]
  /** Each occurs in every password that is long enough. A type that is excluded whole is none. */
  classes: readonly CharacterClass[]
  /** The class of each character, by number, or `NO_CLASS`. */
  classOf: readonly number[]
}

/** The class of the visitor's own characters. */
export const NO_CLASS = -1

function includedSets(settings: PasswordSettings): string[] {
  const sets = requirementsIn(settings)?.characters ?? ALL_CHARACTERS
  return CHARACTER_TYPES.map((type) => (settings[TYPE_SWITCHES[type]] ? sets[type] : ''))
}

/** Composed: an accent of its own would stand over any letter of a password. */
const codePointsOf = (text: string) => Array.from(text.normalize('NFC'))

/** The visitor's own; requirements leave none but their own. */
const ownCharacters = (settings: PasswordSettings) =>
  requirementsIn(settings) ? [] : codePointsOf(settings.customInclude).filter(isVisible)

const excludedSet = ({ excludeSimilar, excludeAmbiguous, customExclude }: PasswordSettings) =>
  new Set([
    ...(excludeSimilar ? SIMILAR : ''),
    ...(excludeAmbiguous ? AMBIGUOUS : ''),
    ...codePointsOf(customExclude),
  ])

/** Characters are code points; those that cannot be seen are left out. Exclusion beats inclusion, whichever way either is asked for. */
export function createPool(settings: PasswordSettings): Pool {
  const excluded = excludedSet(settings)
  const found = new Set<string>()
  const classes: CharacterClass[] = []
  for (const set of includedSets(settings)) {
    const start = found.size
    for (const character of set) if (!excluded.has(character)) found.add(character)
    if (found.size > start) classes.push({ start, size: found.size - start })
  }
  for (const character of ownCharacters(settings)) {
    if (!excluded.has(character)) found.add(character)
  }
  const characters = [...found]
  const classOf = characters.map(() => NO_CLASS)
  for (const [at, { start, size }] of classes.entries()) classOf.fill(at, start, start + size)
  return { characters, classes, classOf }
}

/** How many characters each class has, in their order; the visitor's own are the last group. */
export function groupSizes({ classes, characters }: Pool): number[] {
  const sizes = classes.map(({ size }) => size)
  const own = characters.length - sizes.reduce((sum, size) => sum + size, 0)
  return own > 0 ? [...sizes, own] : sizes
}

/** Why there is nothing to choose from: nothing is wanted, or all of it is excluded; null: there is something. */
export function emptyPoolReason(settings: PasswordSettings): 'no-types' | 'all-excluded' | null {
  if (createPool(settings).characters.length > 0) return null
  const wanted = [...includedSets(settings), ...ownCharacters(settings)].join('')
  return wanted === '' ? 'no-types' : 'all-excluded'
}
