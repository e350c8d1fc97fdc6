import { grouped } from '#lib/writing.en'
import type { Answer, Answers } from '../answer'
import { NO_ANSWERS, oneAnswer, plainAnswer } from '../make-answer'
import { oneQueryReader } from './box/one-query'
import * as texts from './box/texts.en'
import { queryText, type Query } from './box/query'
import type { SecretKind } from './box/secret-kind'
import { isWithin } from './domain/settings'
import { COUNT_QUERIES, SECRET_KINDS } from './extras/query'

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

/** `500 passwords`, `10 six-digit PINs as CSV`. */
function patternOfMany({ namePattern, unitPattern }: SecretKind): RegExp {
  const each = String.raw`(?:\s+(?:(?:of|with)\s+)?${lengthIn('each', unitPattern)})?(?:\s+each)?`
  const file = String.raw`(?:\s+(?:(?:as|in|to)\s+)?(?:an?\s+)?(?:csv|txt|text|list|file)(?:\s+file)?)?`
  const list = String.raw`(?:(?:csv|list|file)\s+(?:of|with)\s+)?`
  const pattern = `${list}${COUNT}${QUALITY}(?:${lengthIn('before', unitPattern)}\\s+${QUALITY})?(?:${namePattern})s${each}${file}`
  return new RegExp(`^(?:${pattern})$`, 'i')
}

const READERS = SECRET_KINDS.map((kind) => ({
  kind,
  many: patternOfMany(kind),
  readOne: oneQueryReader(kind),
}))

const COUNT_RANGE = COUNT_QUERIES[0] ?? { min: 1, max: 1 }

const numberOf = (digits: string | undefined) =>
  digits === undefined ? null : Number(digits.replaceAll(',', ''))

/** What a question asks to be made at once; null: nothing of the kind. */
function readMany(question: string, pattern: RegExp, { unit }: SecretKind): Query | null {
  const groups = pattern.exec(question)?.groups
  if (!groups) return null
  const { count, scale = '', before, each } = groups
  const counted = numberOf(count)
  return {
    count: counted && counted * (SCALES[scale.toLowerCase()] ?? 1),
    length: numberOf(before ?? each),
    unit,
    options: {},
  }
}

/** What stands in the window until the password does. Where that does not come, the note says that the page makes it. */
function one(query: Query, { name }: SecretKind): Answer {
  const text = queryText(query)
  const more = { copy: null, notes: [texts.MADE_LATER], opening: { text }, madeFrom: text }
  const { length } = query
  return length === null
    ? plainAnswer(texts.A_NEW[name], texts.NAMES[name], more)
    : plainAnswer(texts.OF[name], String(length), { ...more, unit: texts.UNITS[name] })
}

/** `password 20`, `500 PINs`: the password in the window, or the generator with that length and count. */
export function answer(question: string): Answers {
  for (const { kind, many, readOne } of READERS) {
    const query = readMany(question, many, kind) ?? readOne(question)
    if (!query) continue
    const { name, range } = kind
    const { count, length } = query
    if (length !== null && !isWithin(range, length)) {
      return { answers: [], problem: texts.OUT_OF_RANGE[name](range.min, range.max) }
    }
    if (count === null) return oneAnswer(one(query, kind))
    if (!isWithin(COUNT_RANGE, count)) {
      return { answers: [], problem: texts.tooMany(COUNT_RANGE.max) }
    }
    const notes = [...(length === null ? [] : [texts.EACH[name](length)]), texts.TAKE_AWAY]
    const more = {
      copy: null,
      opening: { text: queryText(query) },
      unit: texts.SEVERAL[name],
      notes,
    }
    return oneAnswer(plainAnswer(texts.MANY_AT_ONCE, grouped(count), more))
  }
  return NO_ANSWERS
}
