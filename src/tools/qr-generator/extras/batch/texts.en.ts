import { grouped, plural } from '#lib/writing.en'
import type { QrError } from '../../domain/errors'
import { errorText } from '../../texts.en'
import type { BatchKind, RowFault } from './domain/batch'
import {
  GRID_LIMITS,
  LABEL_LIMITS_MM,
  SHIFT_LIMIT_MM,
  type LabelLayout,
} from './domain/label-sheet'

export const LINES = 'Texts, one per line'
export const UNDO_PASTE = 'Undo paste'
export const QUOTED = 'Each line is in quotes, which would be part of its code.'
export const UNQUOTE = 'Remove the quotes'
export const UNQUOTED = 'Quotes removed'
export const FILES = 'File format'
export const KINDS: readonly { value: BatchKind; text: string }[] = [
  { value: 'png', text: 'PNG' },
  { value: 'svg', text: 'SVG' },
  { value: 'labels', text: 'Labels to print (PDF)' },
]
export const ABOUT = 'Uses the size, colors and style chosen above. Nothing leaves your device.'
export const BEYOND_ASCII =
  'Some of these texts have letters beyond ASCII: without the mark some scanners garble them.'
export const MAKE_ZIP = 'Make a ZIP'
export const MAKE_PDF = 'Make a PDF'
export const PROGRESS = 'Codes made'

export const secondsLeft = (seconds: number) => `${seconds} s left`
export const minutesLeft = (minutes: number) => `${minutes} min left`
/** @param left as worded above */
export const doneAndLeft = (counts: string, left: string) => `${counts}, ${left}`
export const SAVED = 'The file is saved'
export const CANCELLED = 'Cancelled: nothing is saved'
export const NO_FILE = 'No file is saved: no row has a code.'
export const savedIn = (count: number, fileName: string) =>
  plural(count, { one: `# code saved in ${fileName}.`, other: `# codes saved in ${fileName}.` })
export const faultyRows = (count: number) => `Rows without a code: ${grouped(count)}`
const FIELDS = { one: '# field', other: '# fields' }
export const line = (number: number) => `Line ${number}:`
export function faultText(error: QrError | RowFault): string {
  switch (error.code) {
    case 'no-input':
      return 'there is no text'
    case 'field-count':
      return `it has ${plural(error.count, FIELDS)} instead of ${error.wanted}. A text with a separator in it needs quotes.`
    case 'shortened':
      return 'a spreadsheet has shortened this number. Format its column as text there, and save it again.'
    default:
      return errorText(error)
  }
}
export const firstOf = (shown: number) => `The first ${shown} of them.`

export const EMPTY = 'There is no text. Enter one per line, or choose a CSV file.'
export const openQuote = (row: number) =>
  `Line ${row}: a quote is never closed, or text follows the closing one.`
export const atMost = (limit: number) => `At most ${grouped(limit)} codes at once.`
export const NO_SHEET = 'Correct the marked numbers of the labels.'
export const UNREADABLE =
  'The file could not be read as text. Save the table as CSV and choose that.'
export const FAILED = 'The codes could not be made or saved. Try again.'

export const CHOOSE_CSV = 'Choose CSV file…'
export const DROP_CSV = 'Or drop a CSV file here.'
const records = (count: number) => plural(count, { one: '# record.', other: '# records.' })
export const contents = (name: string, count: number) => `${name}: ${records(count)}`
export const NOT_UTF = 'It is not UTF-8. Read as Windows-1252: check its letters.'
export const beginsAt = (row: number) => `The table begins at line ${row}.`
export const HAD_BLANKS = 'Blanks around fields are left out.'
export const UNPARTED = 'The first line has no separator, so each line is one text.'
export const USE_LINES = 'Use lines instead'
export const FIRST_RECORD = 'First record'
export const HEADS = [
  { value: 'head', text: 'Column names' },
  { value: 'code', text: 'A code' },
] as const
export const TEXT_COLUMN = 'Text of the code'
export const NAME_COLUMN = 'Name of the file'
export const NUMBERED = 'Numbered'
export const firstCode = (text: string) => `First code: ${text}`
export const NO_FIRST = 'First code: this column has no text for one.'
export const column = (number: number) => `Column ${number}`

export const LABELS = 'Labels'
export const LAYOUTS: readonly { value: LabelLayout; text: string }[] = [
  { value: 'a4-3x8', text: 'A4, 3 × 8, 70 × 37 mm' },
  { value: 'a4-3x7', text: 'A4, 3 × 7, 63.5 × 38.1 mm' },
  { value: 'a4-2x7', text: 'A4, 2 × 7, 99.1 × 38.1 mm' },
  { value: 'letter-3x10', text: 'Letter, 3 × 10, 2.625 × 1 in' },
  { value: 'letter-2x5', text: 'Letter, 2 × 5, 4 × 2 in' },
  { value: 'page-62x29', text: 'One a page, 62 × 29 mm' },
  { value: 'page-25x25', text: 'One a page, 25 × 25 mm' },
  { value: 'page', text: 'One a page, own size' },
  { value: 'grid', text: 'Columns and rows' },
  { value: 'size', text: 'Width and height' },
]
export const PAPER = 'Paper'
export const PAPERS = [
  { value: 'a4', text: 'A4' },
  { value: 'letter', text: 'Letter' },
] as const
export const FIRST_LABEL = 'Begin at label'
export const wrongFirst = (count: number) => `Enter 1 to ${count}.`
export const SHIFTS = { shiftX: 'Shift right (mm)', shiftY: 'Shift down (mm)' }
export const WRONG_SHIFT = `Enter -${SHIFT_LIMIT_MM} to ${SHIFT_LIMIT_MM}.`
export const NUMBERS = {
  grid: {
    across: 'Columns',
    down: 'Rows',
    error: `Enter ${GRID_LIMITS.smallest} to ${GRID_LIMITS.largest}. Labels need at least ${LABEL_LIMITS_MM.smallest} mm.`,
  },
  size: {
    across: 'Width (mm)',
    down: 'Height (mm)',
    error: `Enter at least ${LABEL_LIMITS_MM.smallest} mm. The label has to fit the paper.`,
  },
  page: {
    across: 'Width (mm)',
    down: 'Height (mm)',
    error: `Enter ${LABEL_LIMITS_MM.smallest} to ${LABEL_LIMITS_MM.largest} mm.`,
  },
}
export const labelsAPage = (count: number) =>
  plural(count, {
    one: '# label per page, with its name or text below the code. Print at 100%, not fitted to the page.',
    other:
      '# labels per page, each with its name or text below the code. Print at 100%, not fitted to the page.',
  })
