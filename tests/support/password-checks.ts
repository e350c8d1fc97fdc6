import { LOWERCASE, NUMBERS, UPPERCASE } from '../../src/tools/password-generator/domain/characters'
import { allFour, DEFAULT_RECIPE, type Generator, type Recipe } from './password-recipes'
import {
  chiSquare,
  chiSquareTable,
  countCharacters,
  countPairs,
  countPlaces,
} from './password-sample'

export interface Outcome {
  passed: boolean
  /** What was counted, for the report of a failure. */
  figures: Record<string, number>
}

export interface Check {
  id: string
  sentence: string
  /** No sample may fail: how many there are decides what is found, and no limit. */
  isGuarantee?: boolean
  run: (generator: Generator, samples: number) => Outcome
}

const draw = (generator: Generator, recipe: Recipe, count: number) =>
  Array.from({ length: count }, () => generator(recipe))

/** Whether a password lacks a class. */
function lackIn({ classes }: Recipe): (password: string) => boolean {
  const bits = new Map(classes.flatMap((set, at) => [...set].map((c) => [c, 1 << at] as const)))
  const all = 2 ** classes.length - 1
  return (password) => {
    let seen = 0
    for (const character of password) seen |= bits.get(character) ?? 0
    return seen !== all
  }
}

/** All of them have each class. */
function guarantee(recipes: readonly Recipe[]): Check['run'] {
  return (generator, samples) => {
    const counts = recipes.map((recipe) => [
      `lacking at ${recipe.length}`,
      draw(generator, recipe, samples).filter(lackIn(recipe)).length,
    ])
    const figures: Record<string, number> = Object.fromEntries(counts)
    return { passed: Object.values(figures).every((count) => count === 0), figures }
  }
}

// Drawn once for all checks of the same generator.
const defaults = new WeakMap<Generator, string[]>()

function drawDefaults(generator: Generator, count: number): string[] {
  const known = defaults.get(generator)
  if (known?.length === count) return known
  const drawn = draw(generator, DEFAULT_RECIPE, count)
  defaults.set(generator, drawn)
  return drawn
}

/** Figures of the default passwords, twice as many as elsewhere, and the limits they stay between. */
const ofDefaults =
  (measure: (passwords: string[]) => Record<string, readonly [value: number, limits: Limits]>) =>
  (generator: Generator, samples: number): Outcome => {
    const measured = Object.entries(measure(drawDefaults(generator, 2 * samples)))
    return {
      passed: measured.every(([, [value, [low, high]]]) => value >= low && value <= high),
      figures: Object.fromEntries(measured.map(([name, [value]]) => [name, value])),
    }
  }

type Limits = readonly [low: number, high: number]

// Limits of chi-square at p = 1e-9, for the degrees of freedom in the name.
const DF_9: Limits = [0, 60.66]
const DF_22: Limits = [0, 87.26]
const DF_25: Limits = [0, 92.78]
const DF_675: Limits = [0, 919.19]

/** Safe repair, computed exactly, give or take six standard deviations. */
const DIGIT_SHARE: Limits = [0.1692, 0.1734]

const share = (passwords: readonly string[], alphabet: string) =>
  countCharacters(passwords, alphabet).reduce((a, b) => a + b, 0) / passwords.join('').length

export const CHECKS: readonly Check[] = [
  {
    id: 'PW-10',
    sentence: 'of the shortest passwords with all four classes none lacks one',
    isGuarantee: true,
    run: guarantee([allFour(4)]),
  },
  {
    id: 'PW-11',
    sentence: 'at lengths 5, 8, 12 and 20 none lacks a class',
    isGuarantee: true,
    run: guarantee([5, 8, 12, 20].map(allFour)),
  },
  {
    id: 'PW-12',
    sentence: 'all 62 characters of the default occur, and no password comes twice',
    run: ofDefaults((passwords) => {
      const counts = countCharacters(passwords, DEFAULT_RECIPE.classes.join(''))
      return {
        missing: [counts.filter((count) => count === 0).length, [0, 0]],
        duplicates: [passwords.length - new Set(passwords).size, [0, 0]],
      }
    }),
  },
  {
    id: 'PW-13',
    sentence: 'within a class every character is equally likely',
    run: ofDefaults((passwords) => ({
      upper: [chiSquare(countCharacters(passwords, UPPERCASE)), DF_25],
      lower: [chiSquare(countCharacters(passwords, LOWERCASE)), DF_25],
      digits: [chiSquare(countCharacters(passwords, NUMBERS)), DF_9],
    })),
  },
  {
    id: 'PW-14',
    sentence: 'no class prefers a place',
    run: ofDefaults((passwords) => ({
      places: [chiSquareTable(countPlaces(passwords, DEFAULT_RECIPE.classes, 12)), DF_22],
    })),
  },
  {
    id: 'PW-15',
    sentence: 'no letter prefers its neighbor',
    run: ofDefaults((passwords) => ({
      pairs: [chiSquare(countPairs(passwords, LOWERCASE)), DF_675],
    })),
  },
  {
    id: 'PW-16',
    sentence: 'the share of digits is that of safe repair',
    run: ofDefaults((passwords) => ({ share: [share(passwords, NUMBERS), DIGIT_SHARE] })),
  },
]
