import { err, ok, type Result } from '#lib/result'

export interface CsvRecord {
  /** The number of the line that it begins in, from 1. */
  line: number
  fields: string[]
}

export interface TooMany {
  code: 'too-many'
  limit: number
}

export type CsvError = { code: 'open-quote'; line: number } | TooMany

const SEPARATORS = [',', ';', '\t'] as const

/** So many records show what parts their fields, and so many characters of them. */
const SAMPLE = 20
const SAMPLE_LENGTH = 20_000

/** Longest code whose separators are left out: without a limit an unclosed one is looked for to the end, again and again. */
const LONGEST_CODE = 1000

/** A network or a contact, whose parts end with semicolons of its own; what follows a backslash ends none. */
const CODE_OF_PARTS = new RegExp(
  String.raw`(?:WIFI|MECARD):(?:\\.|[^\\]){0,${LONGEST_CODE}}?;;`,
  'gi',
)

/**
 * The separator that the first records all have as often, outside of quotes and codes; spreadsheets differ. Of several,
 * or where none is such, the one that is most frequent in the first record that is not empty, decimal commas left out.
 * Null: that record has none, so there is one column, and its texts may have them.
 */
function separatorOf(text: string): string | null {
  const start = text.replace(/"[^"]*?"/g, '"').slice(0, SAMPLE_LENGTH)
  const sample = start.split(/[\r\n]+/, SAMPLE + 1)
  // The last one may be cut.
  const whole = sample.length > 1 && start.length === SAMPLE_LENGTH ? sample.slice(0, -1) : sample
  const lines = whole.slice(0, SAMPLE).map((line) => line.replace(CODE_OF_PARTS, 'code'))
  const [first = '', ...others] = lines.filter((line) => line !== '')
  const count = (separator: string, line = first) => line.split(separator).length
  const isSteady = (separator: string) =>
    count(separator) > 1 && others.every((line) => count(separator, line) === count(separator))
  const steady = SEPARATORS.filter(isSteady)
  const candidates = steady.length > 0 ? steady : SEPARATORS
  const withoutDecimals = first.replace(/(?<=\d),(?=\d)/g, '')
  const most = candidates.reduce((best, other) =>
    count(other, withoutDecimals) > count(best, withoutDecimals) ? other : best,
  )
  return count(most) > 1 ? most : null
}

/** The first line of some files of Excel. */
const NAMED_SEPARATOR = /^sep=[,;\t](?:\r\n|\r|\n)/i

/** Where the quote stands that closes the one at `open`; -1: nowhere. Two quotes in a row are one of the text. */
function closingQuote(text: string, open: number): number {
  // A pattern would run out of stack on 10 MB without a quote.
  let at = text.indexOf('"', open + 1)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

/**
 * The records of a CSV text (RFC 4180; CR or LF alone end a record too, and `;` or a tab may separate).
 * Lines that are empty are left out; a record of empty fields is one that has no text. A quote that is not closed where its field ends is an error, at the line of its
 * record.
 * @param limit one record more is read, since the first may have the names of the columns
 */
export function parseCsv(input: string, limit: number): Result<CsvRecord[], CsvError> {
  const text = input.replace(/^\uFEFF/, '')
  const separator = separatorOf(text)
  const fieldEnd = new RegExp(`${separator ?? '(?!)'}|\\r\\n|\\r|\\n|$`, 'g')
  const records: CsvRecord[] = []
  const [named = ''] = NAMED_SEPARATOR.exec(text) ?? []
  let at = named.length
  let line = named ? 2 : 1
  let record: CsvRecord = { line, fields: [] }
  while (at <= text.length) {
    // `He said "hi"` is plain; a quote that opens a field has to close where it ends.
    const isQuoted = text[at] === '"'
    const close = isQuoted ? closingQuote(text, at) : at - 1
    fieldEnd.lastIndex = close + 1
    const { 0: end = '', index = 0 } = fieldEnd.exec(text) ?? {}
    if (isQuoted && index !== close + 1) return err({ code: 'open-quote', line: record.line })
    const field = isQuoted ? text.slice(at + 1, close).replaceAll('""', '"') : text.slice(at, index)
    record.fields.push(field)
    at = index + Math.max(1, end.length)
    line += field.split(/\r\n|\r|\n/).length - 1
    if (end === separator) continue
    line += 1
    if (record.fields.length > 1 || record.fields[0] !== '') records.push(record)
    if (records.length > limit + 1) return err({ code: 'too-many', limit })
    record = { line, fields: [] }
  }
  return ok(records)
}
