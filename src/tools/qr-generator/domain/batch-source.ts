import { err, ok, type Result } from '../../../lib/result'
import { MAX_ROWS, type BatchRow } from './batch'
import { parseCsv, type CsvError, type CsvRecord } from './batch-csv'

/** The input of a batch. */
export interface BatchSource {
  /** Each line is one text, whatever it contains; or the records of a CSV file. */
  kind: 'lines' | 'csv'
  text: string
}

/** Which columns of a record are used, from 0. */
export interface BatchColumns {
  text: number
  /** Null: files are named by their place. */
  name: number | null
  /** The first record has the names of the columns. */
  hasHead: boolean
}

const linesOf = (text: string): CsvRecord[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ line: at + 1, fields: [line] }))
    .filter(({ fields }) => fields.some((field) => field.trim() !== ''))

/** All records; the first one names the columns. */
export function readSource({ kind, text }: BatchSource): Result<CsvRecord[], CsvError> {
  if (kind === 'lines') {
    const lines = linesOf(text)
    return lines.length > MAX_ROWS ? err({ code: 'too-many', limit: MAX_ROWS }) : ok(lines)
  }
  const records = parseCsv(text, MAX_ROWS)
  return Array.isArray(records) ? ok(records) : err(records)
}

/** Records as the codes of a batch. */
export const rowsOf = (
  records: readonly CsvRecord[],
  { text, name, hasHead }: BatchColumns,
): BatchRow[] =>
  records.slice(hasHead ? 1 : 0).map(({ line, fields }) => ({
    line,
    text: fields[text] ?? '',
    name: (name === null ? undefined : fields[name]) ?? '',
  }))
