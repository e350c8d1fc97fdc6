import { grouped } from '#lib/grouped'
import { NO_ANSWERS, oneAnswer, plainAnswer, type Answers } from '../answer'
import * as texts from './box/texts.en'
import { askedText, type Asked } from './domain/asked'
import { isWithin, type LengthAsked } from './domain/settings'
import { COUNTS_ASKED, LENGTHS_ASKED } from './extras/asked'

const QUALITY = String.raw`(?:(?:random|strong|secure|unique|different)\s+)*`

const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  k: 1000,
  million: 1e6,
}
const COUNT = String.raw`(?<count>\d[\d,]*)\s*(?<scale>hundred|thousand|k|million)?\s+`

/** `20 characters`; the length is in one of the groups, which all have names of their own. */
const lengthIn = (group: string, units: string) =>
  String.raw`(?<${group}>\d{1,4})[\s-]*(?:${units})`

/** `password 20`, `20 character password`, `10 words`; `500 passwords`, `10 six-digit PINs as CSV`. */
function patternsOf({ names, units, isAskedByUnits = false }: LengthAsked): RegExp[] {
  const behind = String.raw`(?:${names})(?:\s+generator)?(?:\s+(?:of|with))?(?:\s+length)?:?\s+(?<behind>\d{1,4})(?:[\s-]*(?:${units}))?`
  const before = String.raw`${lengthIn('before', units)}\s+${QUALITY}(?:${names})s?`
  const alone = String.raw`(?<alone>\d{1,4})\s+${QUALITY}(?:${units})`
  const each = String.raw`(?:\s+(?:(?:of|with)\s+)?${lengthIn('each', units)})?(?:\s+each)?`
  const file = String.raw`(?:\s+(?:(?:as|in|to)\s+)?(?:an?\s+)?(?:csv|txt|text|list|file)(?:\s+file)?)?`
  const list = String.raw`(?:(?:csv|list|file)\s+(?:of|with)\s+)?`
  return [
    `${QUALITY}(?:${behind}|${before})${isAskedByUnits ? `|${alone}` : ''}`,
    `${list}${COUNT}${QUALITY}(?:${lengthIn('before', units)}\\s+${QUALITY})?(?:${names})s${each}${file}`,
  ].map((pattern) => new RegExp(`^(?:${pattern})$`, 'i'))
}

const PATTERNS = LENGTHS_ASKED.map((kind) => ({ kind, patterns: patternsOf(kind) }))

const COUNT_RANGE = COUNTS_ASKED[0] ?? { min: 1, max: 1 }

const numberOf = (digits: string | undefined) =>
  digits === undefined ? null : Number(digits.replaceAll(',', ''))

/** What a question asks to be made; null: nothing of the kind. */
function askedOf(
  question: string,
  patterns: readonly RegExp[],
  { unit }: LengthAsked,
): Asked | null {
  const groups = patterns.map((pattern) => pattern.exec(question)?.groups).find(Boolean)
  if (!groups) return null
  const { count, scale = '', behind, before, alone, each } = groups
  const counted = numberOf(count)
  return {
    count: counted && counted * (SCALES[scale.toLowerCase()] ?? 1),
    length: numberOf(behind ?? before ?? alone ?? each),
    unit,
    options: {},
  }
}

const capitalized = (text: string) => text.replace(/^./, (first) => first.toUpperCase())

/** `password 20`, `500 PINs`: opens the generator with that length and count; the passwords are made there. */
export function answer(question: string): Answers {
  for (const { kind, patterns } of PATTERNS) {
    const asked = askedOf(question, patterns, kind)
    if (!asked) continue
    const { name, unit, range } = kind
    const { count, length } = asked
    if (length !== null && !isWithin(range, length)) {
      return { answers: [], problem: texts.outOfRange(name, range.min, range.max, unit) }
    }
    if (count !== null && !isWithin(COUNT_RANGE, count)) {
      return { answers: [], problem: texts.tooMany(COUNT_RANGE.max) }
    }
    const more = { copy: null, opening: { text: askedText(asked) } }
    if (count === null) {
      const notes = [texts.MADE_LATER]
      return oneAnswer(
        plainAnswer(`${capitalized(name)} of`, String(length), { ...more, unit, notes }),
      )
    }
    const notes = [...(length === null ? [] : [texts.each(length, unit)]), texts.TAKE_AWAY]
    return oneAnswer(
      plainAnswer(texts.MANY_AT_ONCE, grouped(count), { ...more, unit: `${name}s`, notes }),
    )
  }
  return NO_ANSWERS
}
