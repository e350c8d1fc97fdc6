import { withoutDirection } from '#lib/degrees'
import { leadingNumber, scaled, type LeadingNumber } from '#lib/quantity-text'
import { add, multiply, subtract, divide, type Fraction } from '#lib/fraction'
import type { Locale } from '#lib/number-text'
import { allUnits, unitOf, type Unit } from '../../domain/unit'
import { findUnit, type NamedUnit, type NameReading } from './unit-names'

export interface UnitQuestion extends NamedUnit {
  /** In `unit`: the smallest one of `5 ft 7 in`. */
  value: Fraction
  /** The quantity as typed; `1 km` of `km to miles`. */
  text: string
  /** The unit to convert to; null where none was named. */
  to: Unit | null
  /** The larger one of `5 ft 7 in`. */
  whole?: Unit | undefined
  /** How a number was read where only the locale could decide. */
  readAs: readonly string[]
  /** Units whose name was settled by the other unit, such as ounces read as fluid ounces beside cups. */
  inferred: readonly Unit[]
}

/** A question as it is read: `rest` is what follows the quantity; its text is known once all is read. */
type Draft = Omit<UnitQuestion, 'text'> & { rest: string }

/** Names that degrees have beside one of the other ones. */
const DEGREES_BESIDE: Readonly<Record<string, string>> = { F: 'C', C: 'F' }

/**
 * Beside a unit of volume an ounce is a fluid one, beside Fahrenheit a degree is one of Celsius, beside a torque `nm` is
 * of newton meters, beside a unit of time `w` is a week; null: as it is named.
 */
function inferredBeside(
  { unit }: NamedUnit,
  { category, unit: other }: NamedUnit,
  names: NameReading,
): NamedUnit | null {
  if (unit.key === 'oz' && category.id === 'volume') {
    return other.key.endsWith('floz') ? null : findUnit('fl oz', names)
  }
  if (unit.key === 'W' && category.id === 'time') return findUnit('weeks', names)
  if (/^(?:nm|mil)$/.test(unit.key) && category.id === 'torque') return findUnit('N·m', names)
  const key = unit.key === 'deg' ? DEGREES_BESIDE[other.key] : undefined
  return key === undefined ? null : { category, unit: unitOf(category, key) }
}

/** `5k in miles` means kilometers, `300k in c` kelvins: both are tried. */
const K_ALONE = /^k(?=\s+(?:in|to|as|into)\s)/i

/** These are no scales: `5 m` means meters and `5 b` bytes, and `in` behind a word begins what is asked for. */
const NO_SCALE = /^(?:[mb]\b|\p{L}+ in\b)/iu

/** The numbers that a text may begin with where no unit follows its first number: `10k miles`, `2 million km`. */
function scaledNumbers(text: string, locale: Locale): LeadingNumber[] {
  const number = leadingNumber(text, locale)
  if (!number) return []
  const { rest } = number
  if (K_ALONE.test(rest)) {
    return ['km', 'K'].map((unit) => ({ ...number, rest: rest.replace(K_ALONE, unit) }))
  }
  // `1/2 million` may be a part of two.
  const isPart = number.text.includes('/')
  const times = isPart || NO_SCALE.test(rest) ? number : scaled(number)
  return times === number ? [] : [times]
}

const CONNECTOR = /^(?:(?:in|to|as|into)\b|->|→|[=>])\s*/i

/** Ends of a unit at the start of a text, the longest first; never within a word, before one (`ft2in`) or behind a blank. */
function unitEnds(text: string): number[] {
  const ends: number[] = []
  for (let end = Math.min(text.length, 30); end > 0; end--) {
    const isInWord = /[\p{L}\d]/u.test(text[end - 1] ?? '') && /\p{L}/u.test(text[end] ?? '')
    // With `min` and `min ` each part would be read twice, and all behind it twice as often.
    if (!isInWord && !/\s/.test(text[end - 1] ?? '')) ends.push(end)
  }
  return ends
}

/** The unit asked for: undefined where the text is none, null for an empty text. */
function targetOf(text: string, names: NameReading): NamedUnit | null | undefined {
  // What comes behind `to` is still to be typed.
  if (/^(?:[=>?]|to|as|into|->|→)?$/i.test(text)) return null
  const named = text.replace(/\s*[?=]$/, '')
  const name = named.replace(CONNECTOR, '')
  // No number stands before it: `k` is no thousand here.
  const capital = name.length === 1 ? findUnit(name.toUpperCase(), names) : null
  return findUnit(name, names) ?? findUnit(named, names) ?? capital ?? undefined
}

/** A quantity with the unit asked for in what follows it; null where that is none, or not of the same category. */
function toDraft(
  typed: NamedUnit,
  { value, readAs }: LeadingNumber,
  rest: string,
  names: NameReading,
): Draft | null {
  const query = targetOf(rest, names)
  if (query === undefined) return null
  // `5 degree F` names one unit.
  const isOneName = typed.unit.key === 'deg' && !CONNECTOR.test(rest)
  const from = query && !isOneName ? inferredBeside(typed, query, names) : null
  const to = query && inferredBeside(query, typed, names)
  const named = from ?? typed
  const target = to ?? query
  const { category } = named
  const isUnlike = target !== null && target.category !== category
  // `in` of `5 kg in` is no inch: what comes behind it is still to be typed.
  const isUnfinished = isUnlike && /^in$/i.test(rest)
  if ((isUnlike && !isUnfinished) || (category.isPositive && value.num <= 0n)) return null
  const toUnit = isUnfinished ? null : (target?.unit ?? null)
  const inferred = [from, to].flatMap((one) => one?.unit ?? [])
  return { category, unit: named.unit, value, rest, to: toUnit, readAs, inferred }
}

/** Whether one unit holds the other a whole number of times: feet and inches, not feet and centimetres. */
function isPartOf(part: Unit, whole: Unit): boolean {
  const { num, den } = divide(whole.factor, part.factor)
  return num > den && num % den === 0n
}

/** The unit of a bare number behind a larger unit: `7` of `5'7` are inches, `30` of `1h30` minutes. */
const SMALLER: Readonly<Record<string, string>> = { ft: 'in', st: 'lb', h: 'min' }

/** A compound quantity, from the second number on: `7 in` of `5 ft 7 in`, `7` of `5'7`. Null where that is none. */
function compoundOf(
  { category, unit }: NamedUnit,
  number: LeadingNumber,
  rest: string,
  names: NameReading,
): Draft | null {
  const next = leadingNumber(rest, names.locale)
  if (!next || /^[-+−]/.test(rest) || category.id === 'temperature') return null
  const fits = (draft: Draft | null) =>
    draft !== null && allUnits(draft.category).includes(unit) && isPartOf(draft.unit, unit)
  const named = readDraft(rest, names)
  // `5 ft 7 cm` may mean either.
  const isBare = next.rest === '' || CONNECTOR.test(next.rest)
  const smaller = isBare ? findUnit(SMALLER[unit.key] ?? '') : null
  const part = fits(named) ? named : smaller && toDraft(smaller, next, next.rest, names)
  if (!part) return null
  const larger = divide(multiply(number.value, unit.factor), part.unit.factor)
  // The sign of `-0 ft 4 in` is that of the whole.
  const isNegative = /^[-−]/.test(number.text)
  const value = isNegative ? subtract(larger, part.value) : add(larger, part.value)
  return { ...part, value, whole: unit }
}

/** The unit behind a number, the longest name that makes sense with what follows it. */
function readBehind(number: LeadingNumber, names: NameReading): Draft | null {
  for (const end of unitEnds(number.rest)) {
    const named = findUnit(number.rest.slice(0, end), names)
    const rest = number.rest.slice(end).trim()
    const read =
      named && (toDraft(named, number, rest, names) ?? compoundOf(named, number, rest, names))
    if (read) return read
  }
  return null
}

function readDraft(text: string, names: NameReading): Draft | null {
  const number = leadingNumber(text, names.locale)
  return number && readBehind(number, names)
}

/** `km to miles` is read as `1 km to miles`. */
const HAS_NO_NUMBER = /^\p{L}.*\s(?:in|to|into|as)\s/iu

const withNumber = (question: string) => (HAS_NO_NUMBER.test(question) ? `1 ${question}` : question)

/** The units of `5 kg in m`: both are known, and they are of two categories. Null for anything else. */
export function unlikeUnits(question: string, names: NameReading): readonly [Unit, Unit] | null {
  const rest = leadingNumber(withNumber(question), names.locale)?.rest ?? ''
  for (const end of unitEnds(rest)) {
    const named = findUnit(rest.slice(0, end), names)
    const target = named && targetOf(rest.slice(end).trim(), names)
    if (target && target.category !== named.category) return [named.unit, target.unit]
  }
  return null
}

/** In angles the marks of feet and inches are those of minutes and seconds, not the apostrophe of `1'000`. */
export const angleMarks = (text: string): string =>
  text.replace(/['′’](?!\d{3}(?!\d))/g, ' arcmin ').replace(/["″”]/g, ' arcsec ')

const HOURS = /^[^/]*\d(?:\s*(?:h|hrs?|hours?)|m[0-5]?\ds)(?!\p{L})[^/]*$/iu

/** The meters of `2h 30m + 45m`, `1h30m45s` and `2m30s` are minutes. */
export const minutesBesideHours = (text: string): string =>
  HOURS.test(text) ? text.replace(/(?<=\d\s*)m(?!\p{L})|(?<=\d)M(?=\d)/gu, 'min') : text

const AND = String.raw`(?:\s*[&+/,]\s*|\s+(?:and\s+)?)`

/** `feet and inches`, `ft in`, `ft/in` behind `in`. */
const IN_PARTS = new RegExp(
  String.raw`(?<=\s(?:in|to|as|into)\s+)(?:(?:feet|foot|ft)${AND}(?:inch(?:es)?|in)|(?:stones?|st)${AND}(?:pounds?|lbs?)|(?:pounds?|lbs?)${AND}(?:ounces?|oz)|(?:hours?|hrs?|h)${AND}(?:minutes?|mins?))$`,
  'i',
)

/** What is asked for in parts is asked for in the larger unit. */
export const inLarger = (question: string): string =>
  question.replace(IN_PARTS, (parts) => /^\p{L}+/u.exec(parts)?.[0] ?? '')

/** In a drawing the hyphen of `6'-3"` and `6' - 3"` joins feet and inches: it is not a minus. */
const HYPHEN_AFTER_FEET =
  /(?<=\d\s?(?:['′’]|f(?:oo|ee)?t))-(?=[\d¼-¾⅐-⅞])|(?<=\d\s?['′’])\s*-\s*(?=[\d¼-¾⅐-⅞][^'′’]*["″”])/gi

/**
 * Reads `5 kg in lb`, `5'7" in cm`, `1/2 cup ml`, `350F`, `10k miles`, and `km to miles` as of one; the units are those of the
 * table in every name they go by. Null for anything else, and for units of two categories.
 */
export function readUnitQuestion(question: string, names: NameReading): UnitQuestion | null {
  const marked = withoutDirection(question)
    .replace(/['′’]{2}/g, '"')
    .replace(HYPHEN_AFTER_FEET, ' ')
  const query = /[°º]\s*\d/.test(marked) ? angleMarks(marked) : marked
  const typed = withNumber(query)
  const inScales = () =>
    scaledNumbers(typed, names.locale).map((number) => readBehind(number, names))
  const read = readDraft(typed, names) ?? inScales().find((draft) => draft !== null)
  if (!read || (typed !== query && !read.to)) return null
  const { rest, ...draft } = read
  // Directions and marks as they were typed, with which it was read: `39°48'25.8"N`.
  const whole = typed === query && question.endsWith(rest) ? question : typed
  return { ...draft, text: whole.slice(0, whole.length - rest.length).trim() }
}
