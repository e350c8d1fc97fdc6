import { err, ok, type Result } from '../../../lib/result'
import type { CategoryId } from './category-id'
import { convert, isBelowAbsoluteZero } from './convert'
import { MORE_CATEGORIES } from './more-units'
import { readQuantity, type Quantity } from './quantity'
import { readValue, type ValueError } from './read-value'
import { formatIn, type ResultForm } from './result-form'
import { categoryOf, unitOf } from './units'

/** What all lines of a column are converted by. */
export interface ColumnSettings {
  categoryId: CategoryId
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
}

function readLine(line: string, settings: ColumnSettings): Result<Quantity, ValueError> {
  const number = readValue(line, settings.locale)
  if (number.ok) return ok({ ...number.value, fromKey: null, toKey: null })
  if (number.error.code === 'too-large') return number
  const category = categoryOf(settings.categoryId, MORE_CATEGORIES)
  return readQuantity(line, category, settings.locale) ?? number
}

/** The result of one line, or why it has none; a unit that it names counts for it alone. */
function convertLine(
  line: string,
  settings: ColumnSettings,
): Result<{ text: string; isTooCold: boolean }, LineFault | 'empty'> {
  const read = readLine(line, settings)
  if (!read.ok) return err(read.error.code)
  const { exact, fromKey, toKey } = read.value
  const category = categoryOf(settings.categoryId, MORE_CATEGORIES)
  if (category.isPositive && exact.num <= 0n) return err('not-positive')
  if (toKey !== null && toKey !== settings.toKey) return err('other-target')
  const from = unitOf(category, fromKey ?? settings.fromKey)
  const result = convert(exact, from, unitOf(category, settings.toKey))
  return ok({
    text: formatIn(settings.form, result),
    isTooCold: isBelowAbsoluteZero(exact, from, category),
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
  const bad: BadLine[] = []
  const tooCold: number[] = []
  const results = lines.map((line, at) => {
    const converted = convertLine(line, settings)
    const number = first + at
    if (converted.ok) {
      if (converted.value.isTooCold) tooCold.push(number)
      return converted.value.text
    }
    const { error } = converted
    if (error !== 'empty') bad.push({ number, text: line.trim(), fault: error })
    return ''
  })
  return { text: results.join('\n'), bad, tooCold }
}

/** The API of the worker, and of the page where no worker can be made. */
export const columnApi = {
  convertLines: async (...args: Parameters<typeof convertLines>) => ok(convertLines(...args)),
}
