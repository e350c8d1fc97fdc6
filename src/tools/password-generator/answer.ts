import { NO_ANSWERS, oneAnswer, plainAnswer, type Answers } from '../answer'
import { PIN_RANGE, WORDS_RANGE } from './domain/forms'
import { MAX_LENGTH, MIN_LENGTH } from './domain/settings'

/** `password 20`, `20 character password`. The digits are in the first or in the second group. */
const patternOf = (names: string, units: string) => {
  const quality = String.raw`(?:(?:random|strong|secure)\s+)?`
  const behind = String.raw`(?:${names})(?:\s+generator)?(?:\s+(?:of|with))?(?:\s+length)?:?\s+(\d{1,4})(?:[\s-]*(?:${units}))?`
  const before = String.raw`(\d{1,4})[\s-]*(?:${units})\s+${quality}(?:${names})`
  return new RegExp(`^${quality}(?:${behind}|${before})$`, 'i')
}

/** What can be made, by the length that is asked for; `opening.ts` reads the units. */
const KINDS = [
  {
    name: 'password',
    unit: 'characters',
    range: { min: MIN_LENGTH, max: MAX_LENGTH },
    pattern: patternOf('password|pw|pwd|passwd', 'chars?|characters?|letters?'),
  },
  {
    name: 'PIN',
    unit: 'digits',
    range: PIN_RANGE,
    pattern: patternOf('pin(?: code)?', 'digits?|numbers?'),
  },
  {
    name: 'passphrase',
    unit: 'words',
    range: WORDS_RANGE,
    pattern: patternOf('pass ?phrase', 'words?'),
  },
]

const capitalized = (text: string) => text.replace(/^./, (first) => first.toUpperCase())

/** `password 20`, `6 digit PIN`: opens the generator with that length; the password itself is made there. */
export function answer(question: string): Answers {
  for (const { name, unit, range, pattern } of KINDS) {
    const asked = pattern.exec(question)
    if (!asked) continue
    const length = Number(asked[1] ?? asked[2])
    if (length < range.min || length > range.max) {
      return { answers: [], problem: `A ${name} has ${range.min} to ${range.max} ${unit}.` }
    }
    const notes = ['Made when the generator opens']
    const more = { unit, copy: null, notes, opening: { text: `${length} ${unit}` } }
    return oneAnswer(plainAnswer(`${capitalized(name)} of`, String(length), more))
  }
  return NO_ANSWERS
}
