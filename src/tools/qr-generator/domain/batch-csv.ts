import { err, ok, type Result } from '../../../lib/result'

export interface CsvRecord {
  /** Of the line that it begins in, from 1. */
  line: number
  fields: string[]
}

export interface TooMany {
  code: 'too-many'
  limit: number
}

export type CsvError = { code: 'open-quote'; line: number } | TooMany

const SEPARATORS = [',', ';', '\t'] as const

/** The separator that is most frequent in the first record that is not empty, outside of quotes; spreadsheets differ. */
function separatorOf(text: string): string {
  const [firstLine = ''] = /[^\r\n]+/.exec(text.replace(/"(?:[^"]|"")*"/g, '"')) ?? []
  const count = (separator: string) => firstLine.split(separator).length
  return SEPARATORS.reduce((best, other) => (count(other) > count(best) ? other : best))
}

/** The first line of some files of Excel. */
const NAMED_SEPARATOR = /^sep=[,;\t](?:\r\n|\r|\n)/i

/**
 * The records of a CSV text (RFC 4180; CR or LF alone end a record too, and `;` or a tab may separate).
 * Lines that are empty are left out. A quote that is not closed where its field ends is an error, at the line of its
 * record.
 * @param limit one record more is read, since the first may have the names of the columns
 */
export function parseCsv(input: string, limit: number): Result<CsvRecord[], CsvError> {
  const text = input.replace(/^\uFEFF/, '')
  const separator = separatorOf(text)
  // A field, quoted or plain, and what ends it.
  const field = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  )
  const records: CsvRecord[] = []
  const [named = ''] = NAMED_SEPARATOR.exec(text) ?? []
  field.lastIndex = named.length
  let line = named ? 2 : 1
  let record: CsvRecord = { line, fields: [] }
  while (field.lastIndex <= text.length) {
    const match = field.exec(text)
    const [whole = '', quoted, plain = '', end = ''] = match ?? []
    // `He said "hi"` is plain; a quote that opens a field has to close where it ends.
    if (!match || (quoted === undefined && plain.startsWith('"'))) {
      return err({ code: 'open-quote', line: record.line })
    }
    record.fields.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    line += whole.split(/\r\n|\r|\n/).length - 1
    if (end === separator) continue
    if (record.fields.some((value) => value !== '')) records.push(record)
    if (records.length > limit + 1) return err({ code: 'too-many', limit })
    if (end === '') break
    record = { line, fields: [] }
  }
  return ok(records)
}
