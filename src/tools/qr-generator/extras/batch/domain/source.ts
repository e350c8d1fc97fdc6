import { err, ok, type Result } from '#lib/result'
import { isAscii } from '../../../domain/segments'
import { MAX_ROWS, type BatchRow } from './batch'
import { parseCsv, type CsvError, type CsvRecord } from './csv'

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

/** Headings that state what their column has. */
const TEXT_HEADING = /^(?:text|urls?|links?|data|content)$/i
const NAME_HEADING = /^(?:file ?names?|names?|files?|titles?|id)$/i

/** What a code holds, and no heading does; a link may lack its scheme. */
const CODE =
  /^(?:https?|mailto|tel|sms(?:to)?|geo|wifi|begin):|^www\.|^(?:[\p{L}\d-]+\.)+(?:\p{L}{2,}\/|(?:com|org|net)$)/iu

/** A number or an address: no heading either, unless another field is one that states what its column has. */
const VALUE = /^\+?\d[\d\s().,:/-]*$|@/

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** So many records, and so much of each field, are shown and show what a column has. */
const SAMPLE = 20
const SAMPLE_LENGTH = 300

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

/**
 * The columns that a CSV file begins with: the one that its heading or its first code states, else the one with the
 * most links, else with the most mail addresses, else the first or second; none that is empty.
 */
export function firstColumns(sample: readonly (readonly string[])[]): BatchColumns {
  const [head = [], ...others] = sample.map((fields) => fields.map((field) => field.trim()))
  const columnOf = (pattern: RegExp) => head.findIndex((field) => pattern.test(field))
  const columns = head.map((_, at) => at)
  const fill = (at: number, pattern = /./) =>
    others.filter((fields) => pattern.test(fields[at] ?? '')).length
  const isEmpty = (at: number) => others.length > 0 && fill(at) === 0
  const mostOf = (pattern: RegExp) =>
    columns.reduce((best, at) => (fill(at, pattern) > fill(best, pattern) ? at : best), 0)
  const firstWith = (pattern: RegExp) => (fill(mostOf(pattern), pattern) > 0 ? mostOf(pattern) : -1)

  const coded = columnOf(CODE)
  const named = columnOf(NAME_HEADING)
  const stated = coded < 0 ? columnOf(TEXT_HEADING) : coded
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
  if (kind === 'csv') return parseCsv(text, MAX_ROWS)
  const lines = linesOf(text)
  return lines.length > MAX_ROWS ? err({ code: 'too-many', limit: MAX_ROWS }) : ok(lines)
}

export const rowsOf = (
  records: readonly CsvRecord[],
  { text, name, hasHead }: BatchColumns,
): BatchRow[] =>
  records.slice(hasHead ? 1 : 0).map(({ line, fields }) => ({
    line,
    text: fields[text] ?? '',
    name: (name === null ? undefined : fields[name]) ?? '',
  }))

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
