import { halfWidth, readNumber, type Locale } from '#lib/number-text'
import { ok, type Result } from '#lib/result'
import { convert, isBelowAbsoluteZero } from '../../domain/convert'
import { formatIn, type ResultForm } from '../../domain/format-result'
import { MORE_CATEGORIES } from '../../domain/more-units'
import { readQuantity, type Quantity } from '../../domain/quantity'
import { readValue, type ValueError } from '../../domain/read-value'
import { categoryOf, unitOf, type Category, type Unit } from '../../domain/units'

/** What all lines of a column are converted by. */
export interface ColumnSettings {
  categoryId: string
  /** The unit of lines that name none. */
  fromKey: string
  toKey: string
  form: ResultForm
  locale: Locale
}

/** Why a line has no result. */
export type LineFault = Exclude<ValueError['code'], 'empty'> | 'other-target'

/** What became of a line. */
export interface ConvertedLine {
  /** Empty for an empty or a bad line. */
  result: string
  bad?: { text: string; fault: LineFault }
  isTooCold?: boolean
  /** How its comma was read, where that is grouping or decimal by the locale alone. */
  readAs?: string | undefined
}

/** The settings with the units themselves. */
interface Chosen extends ColumnSettings {
  category: Category
  from: Unit
  to: Unit
}

function readLine(line: string, { category, locale }: Chosen): Result<Quantity, ValueError> {
  const number = readValue(line, locale)
  if (number.ok) return ok({ ...number.value, from: null, to: null })
  if (number.error.code === 'too-large') return number
  return readQuantity(line, category, locale) ?? number
}

const COMMA_BEFORE_THREE = /(?<![\d.,])\d{1,3},\d{3}(?![\d.,])/g

/** `1234` of `1,234 km` and of `5 ft 1,234 in`, where only the locale decides. */
const readAsOf = (line: string, locale: Locale): string | undefined =>
  Array.from(halfWidth(line).matchAll(COMMA_BEFORE_THREE), ([number]) => readNumber(number, locale))
    .flatMap((read) => (read.ok ? (read.value.readAs ?? []) : []))
    .at(0)

/** A unit that the line names counts for it alone. */
function convertLine(line: string, chosen: Chosen): ConvertedLine {
  const bad = (fault: LineFault) => ({ result: '', bad: { text: line.trim(), fault } })
  const read = readLine(line, chosen)
  if (!read.ok) return read.error.code === 'empty' ? { result: '' } : bad(read.error.code)
  const { exact, from, to } = read.value
  const { category } = chosen
  if (category.isPositive && exact.num <= 0n) return bad('not-positive')
  if (to && to !== chosen.to) return bad('other-target')
  const named = from ?? chosen.from
  return {
    result: formatIn(chosen.form, convert(exact, named, chosen.to)),
    isTooCold: isBelowAbsoluteZero(exact, named, category),
    readAs: readAsOf(line, chosen.locale),
  }
}

/** Converts lines one by one. */
export function convertLines(
  lines: readonly string[],
  settings: ColumnSettings,
): readonly ConvertedLine[] {
  const category = categoryOf(settings.categoryId, MORE_CATEGORIES)
  const [from, to] = [unitOf(category, settings.fromKey), unitOf(category, settings.toKey)]
  return lines.map((line) => convertLine(line, { ...settings, category, from, to }))
}
