import { parseCsv, type CsvError, type CsvRecord } from '#lib/csv'
import { err, ok, type Result } from '#lib/result'
import { isAscii } from '#lib/utf8'
import { MAX_ROWS, type BatchRow, type RowFault } from './batch'
import { CODE, MAIL, NAME_HEADING, TEXT_HEADING, VALUE } from './headings'
import { layoutOf, SEPARATORS } from './layout'

export interface BatchSource {
  /** Each line is one text, quotes and commas included; or the records of a CSV file. */
  kind: 'lines' | 'csv'
  text: string
}

/** Which columns of a record are used, from 0. */
export interface BatchColumns {
  text: number
  /** Null: files are named by their lines. */
  name: number | null
  /** The first record has the names of the columns. */
  hasHead: boolean
}

/** So many records, and so much of each field, are shown and show what a column has. */
const SAMPLE = 20
const SAMPLE_LENGTH = 300

/** How the records of a CSV file were read where that is not as they stand there. */
export interface CsvNotes {
  /** The number of the first line of the table, from 1. */
  firstLine: number
  /** Blanks around fields were left out. */
  hadBlanks: boolean
  /** Each line is one field, though all but the first have a separator as often. */
  isUnparted: boolean
}

export function notesOf(records: readonly CsvRecord[]): CsvNotes {
  const others = records.slice(1, SAMPLE)
  const isWhole = records.every(({ fields }) => fields.length === 1)
  const counts = (separator: string) =>
    new Set(others.map(({ fields: [text = ''] }) => text.split(separator).length))
  const isSteady = (separator: string) => counts(separator).size === 1 && !counts(separator).has(1)
  return {
    firstLine: records[0]?.line ?? 1,
    hadBlanks: records.some(({ hadBlanks }) => hadBlanks),
    isUnparted: isWhole && others.length > 1 && SEPARATORS.some(isSteady),
  }
}

/** The beginning of a source. */
export const sampleOf = (records: readonly CsvRecord[]): string[][] =>
  records.slice(0, SAMPLE).map(({ fields }) => fields.map((field) => field.slice(0, SAMPLE_LENGTH)))

/** The last record of each column that has a letter beyond ASCII, from 0; -1: there is none. */
export function lastBeyondAscii(records: readonly CsvRecord[]): number[] {
  const last: number[] = []
  for (const [at, { fields }] of records.entries()) {
    for (const [column, field] of fields.entries()) {
      last[column] = isAscii(field) ? (last[column] ?? -1) : at
    }
  }
  return last
}

/** The first of the records that have the commonest number of fields; of two as common the one that comes first. */
function usualFields(all: readonly (readonly string[])[]): readonly string[] {
  const counts = new Map<number, number>()
  for (const { length } of all) counts.set(length, (counts.get(length) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return all.find(({ length }) => counts.get(length) === most) ?? []
}

/** The first record, with an empty name for each column that most records have beyond it. */
export function headOf(sample: readonly (readonly string[])[]): string[] {
  const [head = []] = sample
  return [
    ...head,
    ...usualFields(sample)
      .slice(head.length)
      .map(() => ''),
  ]
}

/**
 * The columns that a CSV file begins with: the one that its heading or its first code states, else the one with the
 * most links, else with the most mail addresses, else the first or second; none that is empty.
 */
export function firstColumns(sample: readonly (readonly string[])[]): BatchColumns {
  const [head = [], ...others] = sample.map((fields) => fields.map((field) => field.trim()))
  const columnOf = (pattern: RegExp) => head.findIndex((field) => pattern.test(field))
  const columns = headOf(sample).map((_, at) => at)
  const fill = (at: number, pattern = /./) =>
    others.filter((fields) => pattern.test(fields[at] ?? '')).length
  const isEmpty = (at: number) => others.length > 0 && fill(at) === 0
  const mostOf = (pattern: RegExp) =>
    columns.reduce((best, at) => (fill(at, pattern) > fill(best, pattern) ? at : best), 0)
  const firstWith = (pattern: RegExp) => (fill(mostOf(pattern), pattern) > 0 ? mostOf(pattern) : -1)

  const coded = columnOf(CODE)
  const named = columnOf(NAME_HEADING)
  const usualCode = usualFields(sample).findIndex((field) => CODE.test(field.trim()))
  const stated = coded < 0 ? columnOf(TEXT_HEADING) : usualCode
  const usual = named === 0 && head.length > 1 ? 1 : 0
  const text =
    [stated, firstWith(CODE), firstWith(MAIL), usual].find((at) => at >= 0 && !isEmpty(at)) ??
    Math.max(
      0,
      columns.findIndex((at) => !isEmpty(at)),
    )
  const other = columns.findIndex((at) => at !== text && !isEmpty(at))
  const name = named < 0 || named === text || isEmpty(named) ? other : named
  const isHead =
    stated >= 0 || named >= 0 || columnOf(VALUE) < 0 || fill(text, CODE) === others.length
  const hasHead = others.length > 0 && coded < 0 && isHead
  return { text, name: name < 0 ? null : name, hasHead }
}

const linesOf = (text: string): CsvRecord[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ line: at + 1, fields: [line] }))
    .filter(({ fields }) => fields.some((field) => field.trim() !== ''))

/**
 * The records of the input: its lines that are not blank, at most `MAX_ROWS`; of a CSV file one more, since the first
 * may name the columns. 'too-many' beyond that, or 'open-quote'.
 */
export function readSource({ kind, text }: BatchSource): Result<CsvRecord[], CsvError> {
  if (kind === 'csv') return parseCsv(text, layoutOf, MAX_ROWS)
  const lines = linesOf(text)
  return lines.length > MAX_ROWS ? err({ code: 'too-many', limit: MAX_ROWS }) : ok(lines)
}

/** The fields up to the last one that is not empty. */
const widthOf = (fields: readonly string[]) => fields.findLastIndex((field) => field !== '') + 1

/** A number as a spreadsheet writes one that has more digits than it keeps; some have a comma in it. */
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,3}$/

/** Why the text of a row may not be the one that is meant, which has fields as another one; null: nothing is known. */
function faultOf(
  fields: readonly string[],
  model: readonly string[],
  text: string,
): RowFault | null {
  const isFitting = fields.length >= widthOf(model) && widthOf(fields) <= model.length
  if (!isFitting) return { code: 'field-count', count: fields.length, wanted: model.length }
  return SHORTENED.test(text.trim()) ? { code: 'shortened' } : null
}

/**
 * The rows of the records. One with more or fewer fields than the head, or without a head than most have, has another
 * text than the column says.
 */
export function rowsOf(
  records: readonly CsvRecord[],
  { text: at, name, hasHead }: BatchColumns,
): BatchRow[] {
  const all = records.map(({ fields }) => fields)
  const model = (hasHead ? all[0] : usualFields(all)) ?? []
  return records.slice(hasHead ? 1 : 0).map(({ line, fields }) => {
    const text = fields[at] ?? ''
    const fault = faultOf(fields, model, text)
    const ownName = (name === null ? undefined : fields[name]) ?? ''
    return { line, text, name: ownName, ...(fault && { fault }) }
  })
}

/** The text of the first row of a sample that makes a code; empty: none does. */
export function firstText(sample: string[][], columns: BatchColumns): string {
  const rows = rowsOf(
    sample.map((fields, at) => ({ line: at + 1, fields })),
    columns,
  )
  return rows.find(({ text, fault }) => !fault && text.trim())?.text.trim() ?? ''
}

/** A line that is one quoted field of a CSV file. */
const WHOLE_QUOTE = /^"((?:[^"]|"")*)"$/

/** So many lines show whether all are quoted; of them the first that are not blank. */
const QUOTED_LINES = 20

/** Whether lines are whole quotes, as they are copied out of a CSV file. */
export function areQuoted(text: string): boolean {
  if (!text.trimStart().startsWith('"')) return false
  const lines = text.split(/\r\n|\r|\n/, QUOTED_LINES).filter((line) => line.trim() !== '')
  return lines.every((line) => WHOLE_QUOTE.test(line.trim()))
}

/** The lines without such quotes; two quotes in a row are one of the text. */
export const unquoted = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) =>
      line.trim().replace(WHOLE_QUOTE, (_, inner: string) => inner.replaceAll('""', '"')),
    )
    .join('\n')
