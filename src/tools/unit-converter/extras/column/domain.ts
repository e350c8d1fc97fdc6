import { parseCsv } from '#lib/csv'
import { numberMarks } from '#lib/number-marks'
import { inAscii, readNumber, type Locale } from '#lib/number-text'
import { err, ok, type Result } from '#lib/result'
import { convert, isBelowAbsoluteZero } from '../../domain/convert'
import { formatIn, type ResultForm } from '../../domain/format-result'
import { MORE_CATEGORIES } from '../../domain/more-units'
import { readQuantity, type Quantity } from '../shared/quantity'
import { readValue, type ValueError } from '../../domain/read-value'
import { unitOf, type Category, type Unit } from '../../domain/unit'
import { likeliest } from '../shared/unit-names'
import { categoryOf } from '../../domain/units'

/** What all lines of a column are converted by. */
export interface ColumnSettings {
  categoryId: string
  /** The unit of lines that name none. */
  fromKey: string
  toKey: string
  form: ResultForm
  locale: Locale
}

/** How the lines of a text are read, decided by all of them. */
export interface ColumnPlan {
  /** Which cell of each line, from 0. */
  cell: number
  /** Whether a comma is the decimal mark in some lines, and groups in none; the other way round; null: neither, or both. */
  comma: 'decimal' | 'group' | null
  /** Whether points part groups in some lines, and stand before decimals in none. */
  arePointsGroups: boolean
}

/** Why a line has no result. */
export type LineFault = ValueError | { code: 'other-category' | 'other-target' }

/** What became of a line. */
export interface ConvertedLine {
  /** Empty for an empty or a bad line. */
  result: string
  bad?: { text: string; fault: LineFault }
  isTooCold?: boolean
  /** How its comma was read, where that could be grouping or decimal. */
  readAs?: string | undefined
}

/** The settings with the units themselves. */
interface Chosen extends ColumnSettings {
  category: Category
  from: Unit
  to: Unit
}

/** The lines of a pasted column, without the end of the last one. */
export const linesOf = (text: string): string[] => text.replace(/\r?\n$/, '').split(/\r?\n/)

/** Undoes the quotes that spreadsheets put around a cell with quotes or a tab, whose own are doubled. */
function unquoted(cell: string): string {
  const inside = /^"(.*)"$/s.exec(cell)?.[1]
  return inside === undefined ? cell : inside.replaceAll('""', '"')
}

const cellsOf = (line: string) => line.split('\t').map((cell) => unquoted(cell.trim()))

const BEGINS_WITH_NUMBER = /^[-+−(<>≤≥~≈±]*\s*[.,]?[\d¼-¾⅐-⅞]/

/** The cells, from 0, that hold numbers in most lines that have them. */
export function numberCells(lines: readonly string[]): number[] {
  const counts: { filled: number; numbers: number }[] = []
  for (const line of lines) {
    for (const [at, cell] of cellsOf(line).entries()) {
      const count = (counts[at] ??= { filled: 0, numbers: 0 })
      if (cell !== '') count.filled++
      if (BEGINS_WITH_NUMBER.test(cell)) count.numbers++
    }
  }
  return counts.flatMap(({ filled, numbers }, at) =>
    numbers > 0 && numbers * 2 >= filled ? at : [],
  )
}

const DECIMAL_COMMA =
  /(?<![\d.,])(?:\d{1,3}(?:\.\d{3})+|\d+),(?!\d{3}(?!\d))\d+(?![\d.,])|(?<![\d.,])0,\d/
const GROUP_COMMA = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?:\.\d|,\d{3})/

/** `1.234,5`, `1.234.567` */
const GROUP_POINT = /(?<![\d.,])[1-9]\d{0,2}(?:(?:\.\d{3})+,\d|(?:\.\d{3}){2,}(?![\d.]))/
/** `2.75`, `0.125`, `1,234.5` */
const DECIMAL_POINT = /(?<![\d.])(?:0\.\d|\d+\.(?!\d{3}(?!\d))\d)|,\d{3}\.\d/
const POINTS_BETWEEN = /(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?![\d.,])/g

/** @param cell which is converted, from 0 */
export function planOf(lines: readonly string[], cell: number): ColumnPlan {
  const cells = lines.map((line) => cellsOf(line)[cell] ?? '')
  const isDecimal = cells.some((text) => DECIMAL_COMMA.test(text))
  const isGroup = cells.some((text) => GROUP_COMMA.test(text))
  const known = isDecimal ? 'decimal' : isGroup ? 'group' : null
  const arePointsGroups =
    cells.some((text) => GROUP_POINT.test(text)) && !cells.some((text) => DECIMAL_POINT.test(text))
  return { cell, comma: isDecimal && isGroup ? null : known, arePointsGroups }
}

/** So many lines, and characters of them, show what parts the cells of a file. */
const SAMPLE = 30
const SAMPLE_LENGTH = 20_000

/** A line that is one value, by what the locale uses a comma for. */
const ONE_VALUE = {
  decimal: /^[^\d,]*\d+,\d+[^\d,]*$/,
  group: /^[^\d,]*\d{1,3}(?:,\d{3})+(?:\.\d+)?[^\d,]*$/,
}

/** What parts the cells of a file: what most lines have outside of quotes; null: nothing. */
function separatorOf(text: string, locale: Locale): string | null {
  const lines = linesOf(text.slice(0, SAMPLE_LENGTH)).slice(0, SAMPLE)
  const filled = lines.map((line) => line.replace(/"[^"]*"/g, '').trim()).filter(Boolean)
  const isMost = (has: (line: string) => boolean) => filled.filter(has).length * 2 > filled.length
  const marks = numberMarks.of(locale)
  const one = ONE_VALUE[marks.decimal === ',' ? 'decimal' : 'group']
  const separator = ['\t', ';', '|', ','].find((mark) => isMost((line) => line.includes(mark)))
  return separator === undefined || (separator === ',' && isMost((line) => one.test(line)))
    ? null
    : separator
}

const inLine = (field: string) => field.replace(/\s+/g, ' ')

/**
 * The lines of a file, with a tab between two cells as a spreadsheet copies them: those of a CSV text, or of a text with a
 * value a line, as it stands.
 * @param most as many lines as there may be
 */
export function readTable(
  text: string,
  locale: Locale,
  most: number,
): Result<string, { code: 'too-many'; lines: number }> {
  const lines = linesOf(text).length
  if (lines > most) return err({ code: 'too-many', lines })
  const layoutOf = (table: string) => ({ separator: separatorOf(table, locale), skipped: 0 })
  const read = parseCsv(text, layoutOf, most)
  const isTable = read.ok && read.value.some(({ fields }) => fields.length > 1)
  if (!isTable) return ok(text.replace(/^\uFEFF/, ''))
  return ok(read.value.map(({ fields }) => fields.map(inLine).join('\t')).join('\n'))
}

/** A locale that reads an ambiguous comma as a decimal mark, and one that reads it as grouping. */
const LOCALES = { decimal: 'de', group: 'en' }

function readLine(line: string, chosen: Chosen): Result<Quantity, LineFault | ValueError> {
  const { category, locale } = chosen
  const number = readValue(line, locale)
  if (number.ok) return ok({ ...number.value, named: null })
  if (number.error.code === 'too-large') return number
  const quantity = readQuantity(line, chosen, likeliest(locale))
  if (!quantity) return number
  const isOther = quantity.named !== null && quantity.named.category !== category
  return isOther ? { ok: false, error: { code: 'other-category' } } : ok(quantity)
}

const MARK_BEFORE_THREE = /(?<![\d.,])\d{1,3}[.,]\d{3}(?![\d.,])/g

/** `1234` of `1,234 km` and of `5 ft 1,234 in`, where only the locale, or another line, decides. */
const readAsOf = (line: string, locale: Locale): string | undefined =>
  Array.from(inAscii(line).matchAll(MARK_BEFORE_THREE), ([number]) => readNumber(number, locale))
    .flatMap((read) => (read.ok ? (read.value.readAs ?? []) : []))
    .at(0)

/** The default form hides digits: a column is written in full unless another form was chosen. */
const writtenIn = (form: ResultForm): ResultForm =>
  form.notation === 'auto' && form.digits === null ? { notation: 'plain', digits: null } : form

/** A unit that the line names counts for it alone. */
function convertLine(line: string, chosen: Chosen): ConvertedLine {
  const bad = (fault: LineFault) => ({ result: '', bad: { text: line.trim(), fault } })
  const read = readLine(line, chosen)
  if (!read.ok) return read.error.code === 'empty' ? { result: '' } : bad(read.error)
  const { exact, named } = read.value
  const { category } = chosen
  if (category.isPositive && exact.num <= 0n) return bad({ code: 'not-positive' })
  if (named?.to && named.to !== chosen.to) return bad({ code: 'other-target' })
  const from = named?.from ?? chosen.from
  return {
    result: formatIn(writtenIn(chosen.form), convert(exact, from, chosen.to)),
    isTooCold: isBelowAbsoluteZero(exact, from, category),
    readAs: readAsOf(line, chosen.locale),
  }
}

const withoutPoints = (number: string) => number.replaceAll('.', '')

/** Converts lines one by one. */
export function convertLines(
  lines: readonly string[],
  { cell, comma, arePointsGroups }: ColumnPlan,
  settings: ColumnSettings,
): readonly ConvertedLine[] {
  const category = categoryOf(settings.categoryId, MORE_CATEGORIES)
  const [from, to] = [unitOf(category, settings.fromKey), unitOf(category, settings.toKey)]
  const locale = comma === null ? settings.locale : LOCALES[comma]
  const chosen = { ...settings, locale, category, from, to }
  return lines.map((line) => {
    const text = cellsOf(line)[cell] ?? ''
    return convertLine(arePointsGroups ? text.replace(POINTS_BETWEEN, withoutPoints) : text, chosen)
  })
}
