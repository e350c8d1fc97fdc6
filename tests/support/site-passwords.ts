import { CHARACTER_TYPES } from '../../src/tools/password-generator/domain/characters'
import { DEFAULT_SETTINGS } from '../../src/tools/password-generator/domain/settings'
import {
  usualRules,
  type SiteForm,
} from '../../src/tools/password-generator/extras/site-rules/domain/rules'

export const NO_LEAST = { uppercase: 0, lowercase: 0, numbers: 0, symbols: 0 }

export const RULES: SiteForm = {
  ...usualRules(DEFAULT_SETTINGS),
  least: NO_LEAST,
  characters: { uppercase: 'AB', lowercase: 'c', numbers: '78', symbols: '!' },
}

const everyText = (characters: string, length: number): string[] =>
  length === 0
    ? ['']
    : everyText(characters, length - 1).flatMap((text) => [...characters].map((one) => text + one))

const countIn = (text: string, set: string) => [...text].filter((one) => set.includes(one)).length

const hasRun = (text: string, most: number | null) =>
  most !== null && [...text].some((one) => text.includes(one.repeat(most + 1)))

const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  '0123456789',
  '9876543210',
]

/** Whether a piece of one character more than may be in sequence is in one of the alphabets. */
const hasSequence = (text: string, most: number | null) =>
  most !== null &&
  [...text].some((_, at) => {
    const piece = text.slice(at, at + most + 1).toLowerCase()
    return piece.length > most && ALPHABETS.some((alphabet) => alphabet.includes(piece))
  })

/** By the rules as one reads them, of every text there is. */
export function valid(form: SiteForm, length: number): string[] {
  const { characters, least, oneOf, maxRepeating, maxSequential } = form
  return everyText(Object.values(characters).join(''), length).filter(
    (text) =>
      CHARACTER_TYPES.every((type) => countIn(text, characters[type]) >= least[type]) &&
      oneOf.every((set) => countIn(text, set) > 0) &&
      !hasRun(text, maxRepeating) &&
      !hasSequence(text, maxSequential) &&
      text.trim() === text,
  )
}
