import { err, ok, type Result } from '#lib/result'
import { MAX_ROWS, type BatchRow } from './batch'
import { parseCsv, type CsvError, type CsvRecord } from './csv'

export interface BatchSource {
  /** Each line is one text, whatever it contains; or the records of a CSV file. */
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

/** What a code holds, and no heading does. */
const CODE = /^(?:https?|mailto|tel|sms(?:to)?|geo|wifi|begin):|^www\./i

/** A number or an address: no heading either, unless another field is one that states what its column has. */
const VALUE = /^\+?\d[\d\s().,:/-]*$|@/

/** The columns that a CSV file begins with: by its headings or its codes, else the first and the second. */
export function firstColumns({ count, head }: { count: number; head: string[] }): BatchColumns {
  const columnOf = (pattern: RegExp) => head.findIndex((field) => pattern.test(field.trim()))
  const coded = columnOf(CODE)
  const named = columnOf(NAME_HEADING)
  const stated = coded < 0 ? columnOf(TEXT_HEADING) : coded
  const text = stated < 0 && named === 0 && head.length > 1 ? 1 : Math.max(0, stated)
  const other = head.findIndex((_, at) => at !== text)
  const name = named < 0 || named === text ? other : named
  const isHead = stated >= 0 || named >= 0 || columnOf(VALUE) < 0
  const hasHead = count > 1 && coded < 0 && isHead
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
