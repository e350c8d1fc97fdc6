import type { CsvLayout } from '#lib/csv'
import { CODE, NAME_HEADING, TEXT_HEADING, VALUE } from './headings'

export const SEPARATORS = [',', ';', '\t', '|'] as const

/** So many lines show what parts their fields, and so many characters of them. */
const SAMPLE = 30
const SAMPLE_LENGTH = 20_000

/** Longest code whose separators are left out: without a limit an unclosed one is looked for to the end, again and again. */
const LONGEST_CODE = 1000

/** A network or a contact, whose parts end with semicolons of its own; what follows a backslash ends none. */
const CODE_OF_PARTS = new RegExp(
  String.raw`(?:WIFI|MECARD):(?:\\.|[^\\]){0,${LONGEST_CODE}}?;;`,
  'gi',
)

/** So much of a quote shows what it has. */
const QUOTE_LENGTH = 100

/** The first lines; what is quoted, and codes of parts, without separators of their own. */
function sampleOf(text: string): string[] {
  const start = text
    .replace(/"([^"]*?)"/g, (_, quoted: string) =>
      quoted.slice(0, QUOTE_LENGTH).replace(/[,;|\s]/g, ' '),
    )
    .slice(0, SAMPLE_LENGTH)
  const sample = start.split(/\r\n|\r|\n/, SAMPLE + 1)
  // The last record of a sample may be cut off.
  const whole = sample.length > 1 && start.length === SAMPLE_LENGTH ? sample.slice(0, -1) : sample
  return whole.slice(0, SAMPLE).map((line) => line.replace(CODE_OF_PARTS, 'WIFI:'))
}

/** More than one line of such a title is seldom, so further down its words are those of a row. */
const TITLE_LINES = 5

const isHeading = (field: string) => field !== '' && !CODE.test(field) && !VALUE.test(field)

const has = (row: readonly string[], pattern: RegExp) => row.some((field) => pattern.test(field))

/** Whether a row names the columns of those that follow: by a usual heading, or above what is none. */
function isHead(row: readonly string[], [next = []]: readonly (readonly string[])[]): boolean {
  const isKnown = has(row, TEXT_HEADING) || has(row, NAME_HEADING)
  // A spreadsheet writes the empty columns behind a table, too.
  const names = row.slice(0, row.findLastIndex((field) => field !== '') + 1)
  return names.every(isHeading) && (isKnown || has(next, CODE) || has(next, VALUE))
}

const filled = (row: readonly string[] = []) => row.filter((field) => field !== '').length

/** With a blank behind each they may be those of sentences, or of titles: `Menu | Example`. */
const isProse = (lines: readonly string[], separator: string) =>
  lines.every((line) => !new RegExp(`[${separator}](?! )`).test(line))

/** Where a table begins whose rows a separator parts into as many fields, two at least; null: it parts none so. */
function tableAt(lines: readonly string[], separator: string) {
  const rows = lines.map((line) => line.split(separator).map((field) => field.trim()))
  const agreeing = (width: number) => rows.filter(({ length }) => length === width).length
  const widths = rows.map(({ length }) => length).filter((width) => width > 1)
  const width = widths.reduce((best, one) => (agreeing(one) > agreeing(best) ? one : best), 0)
  const isRow = (row: readonly string[]) => row.length === width && filled(row) > 1
  // A title may have as many commas as the rows.
  const named = rows
    .slice(0, TITLE_LINES)
    .findIndex((row) => has(row, TEXT_HEADING) && has(row, NAME_HEADING))
  // What a bank writes above its table, such as `Account:;DE12;;`, has fewer fields, and an empty line below it.
  const below = rows.findIndex(
    (row, at) =>
      at > 0 &&
      filled(rows[at - 1]) === 0 &&
      isRow(row) &&
      isHead(row, rows.slice(at + 1)) &&
      rows.slice(0, at).every((above) => filled(above) < filled(row)),
  )
  const from = [named, below].find((at) => at > 0) ?? rows.findIndex(isRow)
  const [head = [], ...others] = from < 0 ? [] : rows.slice(from).filter((row) => filled(row) > 0)
  // In a text without a title three lines alike are seldom; a comma is in many.
  const isTitled = rows[0]?.length === 1 && agreeing(width) > 2 && separator !== ','
  const isParted =
    (filled(rows[from - 1]) === 0 || isTitled) &&
    !isProse(lines.slice(from), separator) &&
    head.every((field) => !CODE.test(field))
  const isTable = isParted || lines[0]?.startsWith('#') || isHead(head, others)
  if (from < 1 || others.length === 0 || !isTable) return null
  return { separator, skipped: from, agreeing: agreeing(width) }
}

/** The dashes below the head of a Markdown table: `|---|:-:|`, `--- | ---`. */
const RULE = /^(?=.*\|)\|?(?:\s*:?-+:?\s*(?:\||$))+$/

/** How many fields of the lines are codes. */
const codesIn = (lines: readonly string[], separator: string) =>
  lines.flatMap((line) => line.split(separator)).filter((field) => CODE.test(field.trim())).length

/**
 * The separator that the first records all have as often, outside of quotes and codes; spreadsheets differ. Where the
 * first record has another number of fields than the others, which begin with a head, that head is the first one. Of
 * several such, and without one, the separator that sets the most codes apart, then the one that is most frequent in the
 * first record that is not empty, decimal commas left out. The dashes of a Markdown table show where it is.
 */
export function layoutOf(text: string): CsvLayout {
  const lines = sampleOf(text)
  const rule = lines.findIndex((line, at) => lines[at - 1]?.includes('|') && RULE.test(line.trim()))
  if (rule > 0) return { separator: '|', skipped: rule - 1, ruleLine: rule + 1 }
  const tables = SEPARATORS.flatMap((separator) => tableAt(lines, separator) ?? [])
  const table = tables.find((one) => tables.every(({ agreeing }) => agreeing <= one.agreeing))
  if (table) return table
  const [first = '', ...others] = lines.filter((line) => line !== '')
  const count = (separator: string, line = first) => line.split(separator).length
  const isSteady = (separator: string) =>
    count(separator) > 1 && others.every((line) => count(separator, line) === count(separator))
  const usual = SEPARATORS.filter((one) => one !== '|' || !isProse(lines, one))
  const steady = usual.filter(isSteady)
  const candidates = steady.length > 0 ? steady : usual
  const withoutDecimals = first.replace(/(?<=\d),(?=\d)/g, '')
  const most = candidates.reduce((best, other) => {
    const codes = codesIn(others, other) - codesIn(others, best)
    const isMore = count(other, withoutDecimals) > count(best, withoutDecimals)
    return codes > 0 || (codes === 0 && isMore) ? other : best
  })
  return { separator: count(most) > 1 ? most : null, skipped: 0 }
}
