import { err, ok, type Result } from './result'

export interface CsvRecord {
  /** The number of the line that it begins in, from 1. */
  line: number
  fields: string[]
  /** Blanks stood around one of them, which are none of its text. */
  hadBlanks?: true
}

export interface TooMany {
  code: 'too-many'
  limit: number
}

/** How a CSV text is parted. */
export interface CsvLayout {
  /** Null: nothing parts it, so there is one column, and its texts may have separators. */
  separator: string | null
  /** Lines before the table, such as a title of the export and an empty one. */
  skipped: number
  /** The number of a line that is no record: that of the dashes below the head of a Markdown table. */
  ruleLine?: number
}

export type CsvError = { code: 'open-quote'; line: number } | TooMany

/** The first line of some files of Excel. */
const NAMED_SEPARATOR = /^sep=([,;\t|])(?:\r\n|\r|\n)/i

const LINE_END = String.raw`\r\n|\r|\n`

/** The place in a text behind so many lines. */
function placeBehind(text: string, lines: number): number {
  const end = new RegExp(LINE_END, 'g')
  for (let line = 0; line < lines; line++) end.exec(text)
  return end.lastIndex
}

/** Where the quote stands that closes the one at `open`; -1: nowhere. Two quotes in a row are one of the text. */
function closingQuote(text: string, open: number): number {
  // A pattern would run out of stack on 10 MB without a quote.
  let at = text.indexOf('"', open + 1)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

/** Reads the field at a place, without the blanks around it; null where its quote is not closed at its end. */
function fieldReader(text: string, separator: string | null) {
  const fieldEnd = new RegExp(
    `${separator === null ? '(?!)' : `[${separator}]`}|${LINE_END}|$`,
    'g',
  )
  const isBlank = (sign: string | undefined) =>
    sign === ' ' || (sign === '\t' && separator !== '\t')
  function behindBlanks(at: number): number {
    let behind = at
    while (isBlank(text[behind])) behind++
    return behind
  }
  /** Reads a field, to the next separator, or to the one behind the quote that stands at `close`. */
  function read(from: number, open = from, close = -1) {
    const to = close < 0 ? from : behindBlanks(close + 1)
    fieldEnd.lastIndex = to
    const { 0: end = '', index = 0 } = fieldEnd.exec(text) ?? {}
    if (close >= 0 && index !== to) return null
    const raw = text.slice(from, index)
    const plain = raw.trim()
    const field = close < 0 ? plain : text.slice(open + 1, close).replaceAll('""', '"')
    return {
      field,
      raw,
      hadBlanks: field !== '' && plain !== raw,
      end,
      next: index + Math.max(1, end.length),
    }
  }
  return (at: number) => {
    const open = behindBlanks(at)
    const close = text[open] === '"' ? closingQuote(text, open) : -1
    const quoted = close < 0 ? null : read(at, open, close)
    // `He said "hi"` is plain; a quote that opens a field has to close where it ends.
    return quoted ?? (text[at] === '"' ? null : read(at))
  }
}

/**
 * The records of a CSV text (RFC 4180; CR or LF alone end a record too, and `;`, `|` or a tab may separate), from its table
 * on, without the line that its layout leaves out. Blanks around a field or around its quotes are none of it. Lines that are empty are left out; a record of empty
 * fields is one that has no text. A quote that is not closed where its field ends is an error, at the line of its
 * record.
 * @param layoutOf decides how a text is parted whose first line does not name it
 * @param limit one record more is read, since the first may have the names of the columns
 */
export function parseCsv(
  input: string,
  layoutOf: (text: string) => CsvLayout,
  limit: number,
): Result<CsvRecord[], CsvError> {
  const text = input.replace(/^\uFEFF/, '')
  const [, named] = NAMED_SEPARATOR.exec(text) ?? []
  const layout: CsvLayout = named ? { separator: named, skipped: 1 } : layoutOf(text)
  const { separator, skipped, ruleLine } = layout
  const readField = fieldReader(text, separator)
  const records: CsvRecord[] = []
  let at = placeBehind(text, skipped)
  let line = skipped + 1
  let record: CsvRecord = { line, fields: [] }
  while (at <= text.length) {
    const read = readField(at)
    if (!read) return err({ code: 'open-quote', line: record.line })
    record.fields.push(read.field)
    if (read.hadBlanks) record.hadBlanks = true
    at = read.next
    line += read.raw.split(/\r\n|\r|\n/).length - 1
    if (read.end === separator) continue
    line += 1
    const isEmpty = record.fields.length === 1 && record.fields[0] === ''
    if (!isEmpty && record.line !== ruleLine) records.push(record)
    if (records.length > limit + 1) return err({ code: 'too-many', limit })
    record = { line, fields: [] }
  }
  return ok(records)
}
