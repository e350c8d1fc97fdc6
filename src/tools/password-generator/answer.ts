import { NO_ANSWERS, oneAnswer, plainAnswer, type Answers } from '../answer'
import { MADE_LATER, outOfRange } from './box/texts.en'
import { LENGTHS_ASKED } from './extras/asked'

/** `password 20`, `20 character password`. The digits are in the first or in the second group. */
const patternOf = (names: string, units: string) => {
  const quality = String.raw`(?:(?:random|strong|secure)\s+)?`
  const behind = String.raw`(?:${names})(?:\s+generator)?(?:\s+(?:of|with))?(?:\s+length)?:?\s+(\d{1,4})(?:[\s-]*(?:${units}))?`
  const before = String.raw`(\d{1,4})[\s-]*(?:${units})\s+${quality}(?:${names})`
  return new RegExp(`^${quality}(?:${behind}|${before})$`, 'i')
}

const PATTERNS = LENGTHS_ASKED.map((kind) => ({ kind, pattern: patternOf(kind.names, kind.units) }))

const capitalized = (text: string) => text.replace(/^./, (first) => first.toUpperCase())

/** `password 20`, `6 digit PIN`: opens the generator with that length; the password itself is made there. */
export function answer(question: string): Answers {
  for (const { kind, pattern } of PATTERNS) {
    const { name, unit, range } = kind
    const asked = pattern.exec(question)
    if (!asked) continue
    const length = Number(asked[1] ?? asked[2])
    if (length < range.min || length > range.max) {
      return { answers: [], problem: outOfRange(name, range.min, range.max, unit) }
    }
    const notes = [MADE_LATER]
    const more = { unit, copy: null, notes, opening: { text: `${length} ${unit}` } }
    return oneAnswer(plainAnswer(`${capitalized(name)} of`, String(length), more))
  }
  return NO_ANSWERS
}
