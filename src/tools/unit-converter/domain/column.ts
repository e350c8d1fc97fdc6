import { halfWidth, readNumber } from '../../../lib/number-text'
import { err, ok, type Result } from '../../../lib/result'
import { convert, isBelowAbsoluteZero } from './convert'
import { formatIn, type ResultForm } from './format-result'
import { MORE_CATEGORIES } from './more-units'
import { readQuantity, type Quantity } from './quantity'
import { readValue, type ValueError } from './read-value'
import { categoryOf, unitOf, type Category, type Unit } from './units'

/** What all lines of a column are converted by. */
export interface ColumnSettings {
  categoryId: string
  /** Of lines that name no unit. */
  fromKey: string
  toKey: string
  form: ResultForm
  /** BCP 47; undefined: the one of the browser. */
  locale: string | undefined
}

/** Why a line has no result. */
export type LineFault = Exclude<ValueError['code'], 'empty'> | 'other-target'

export interface BadLine {
  /** From 1 on. */
  number: number
  text: string
  fault: LineFault
}

export interface ConvertedLines {
  /** One result a line; an empty one for an empty or a bad line. */
  text: string
  bad: readonly BadLine[]
  /** The numbers of lines that have a result and are below absolute zero. */
  tooCold: readonly number[]
  /** Lines that have a result and a comma that is grouping or decimal by the locale alone, and how that was read. */
  ambiguous: readonly { number: number; readAs: string }[]
}

/** The settings with the units themselves. */
interface Chosen extends Pick<ColumnSettings, 'form' | 'locale'> {
  category: Category
  from: Unit
  to: Unit
}

function chosenOf({ categoryId, fromKey, toKey, form, locale }: ColumnSettings): Chosen {
  const category = categoryOf(categoryId, MORE_CATEGORIES)
  return { category, from: unitOf(category, fromKey), to: unitOf(category, toKey), form, locale }
}

function readLine(line: string, { category, locale }: Chosen): Result<Quantity, ValueError> {
  const number = readValue(line, locale)
  if (number.ok) return ok({ ...number.value, from: null, to: null })
  if (number.error.code === 'too-large') return number
  return readQuantity(line, category, locale) ?? number
}

const COMMA_BEFORE_THREE = /(?<![\d.,])\d{1,3},\d{3}(?![\d.,])/g

/** `1234` of `1,234 km` and of `5 ft 1,234 in`, where only the locale decides. */
const readAsOf = (line: string, locale: string | undefined): string | undefined =>
  Array.from(halfWidth(line).matchAll(COMMA_BEFORE_THREE), ([number]) => readNumber(number, locale))
    .flatMap((read) => (read.ok ? (read.value.readAs ?? []) : []))
    .at(0)

interface ConvertedLine {
  text: string
  isTooCold: boolean
  readAs: string | undefined
}

/** The result of one line, or why it has none; a unit that it names counts for it alone. */
function convertLine(line: string, chosen: Chosen): Result<ConvertedLine, LineFault | 'empty'> {
  const read = readLine(line, chosen)
  if (!read.ok) return err(read.error.code)
  const { exact, from, to } = read.value
  const { category } = chosen
  if (category.isPositive && exact.num <= 0n) return err('not-positive')
  if (to && to !== chosen.to) return err('other-target')
  const named = from ?? chosen.from
  return ok({
    text: formatIn(chosen.form, convert(exact, named, chosen.to)),
    isTooCold: isBelowAbsoluteZero(exact, named, category),
    readAs: readAsOf(line, chosen.locale),
  })
}

/**
 * Converts lines one by one.
 * @param first the number of the first one
 */
export function convertLines(
  lines: readonly string[],
  first: number,
  settings: ColumnSettings,
): ConvertedLines {
  const chosen = chosenOf(settings)
  const bad: BadLine[] = []
  const tooCold: number[] = []
  const ambiguous: { number: number; readAs: string }[] = []
  const results = lines.map((line, at) => {
    const converted = convertLine(line, chosen)
    const number = first + at
    if (converted.ok) {
      const { text, isTooCold, readAs } = converted.value
      if (isTooCold) tooCold.push(number)
      if (readAs !== undefined) ambiguous.push({ number, readAs })
      return text
    }
    const { error } = converted
    if (error !== 'empty') bad.push({ number, text: line.trim(), fault: error })
    return ''
  })
  return { text: results.join('\n'), bad, tooCold, ambiguous }
}

/** The API of the worker, and of the page where no worker can be made. */
export const columnApi = {
  convertLines: async (...args: Parameters<typeof convertLines>) => ok(convertLines(...args)),
}
