import { figure, grouped, plural } from '#lib/writing.en'
import { unitWords } from '../../unit-names.en'
import type { Unit } from '../../domain/unit'
import { noUnit } from '../../texts.en'
import type { LineFault } from './domain'

export const valuesIn = (from: Unit) => `Values in ${unitWords(from)}`
export const valuesHint = (most: number, to: Unit) =>
  `One value per line, up to ${grouped(most)}. A line may have its own unit. Results are in ${unitWords(to)}.`
export const CONVERT_ALL = 'Convert all'
/** Of a long paste, or of a file. */
export const UNDO = 'Undo'
export const CHOOSE_CSV = 'Choose CSV file…'
export const DROP_CSV = 'Or drop a CSV file here.'
/** A file has taken the place of the values. */
export const filledIn = (name: string, count: number) =>
  plural(count, { one: `${name}: # line filled in`, other: `${name}: # lines filled in` })
export const PROGRESS = 'Lines converted'
export const done = (converted: number, wanted: number) =>
  `${grouped(converted)} of ${grouped(wanted)} lines converted`

export const EMPTY = 'Paste a column of values first.'
export const tooMany = (lines: number, most: number) =>
  plural(lines, {
    one: `That is # line. Convert up to ${grouped(most)} at once.`,
    other: `That is # lines. Convert up to ${grouped(most)} at once.`,
  })
/** Several columns, of which one is converted. */
export const chooseColumn = (count: number) =>
  plural(count, {
    one: '# column has numbers: choose one.',
    other: '# columns have numbers: choose one.',
  })
export const COLUMN = 'Column'
export const CHOOSE = 'Choose'
/** @param column counted from 1 */
export const columnName = (column: number) => `Column ${column}`
export const UNREADABLE =
  'The file could not be read as text. Save the table as CSV and choose that.'
export const FAILED = 'The lines could not be converted.'

export const CONVERTED_VALUES = 'Converted values'
export const shownOf = (shown: number, all: number, to: Unit) =>
  all > shown
    ? `The first ${shown} of ${grouped(all)} lines, in ${unitWords(to)}.`
    : `In ${unitWords(to)}.`
/** Which of several columns the values are from. */
export const fromColumn = (column: number) => `From column ${column} of each line.`
export const EMPTY_RESULTS = 'A line without a result is empty.'
export const COPY_ALL = 'Copy all'
export const SAVE_TXT = 'Save TXT'
export const TXT = 'TXT'

export const readAsIn = (number: string) => `Read as in ${figure(number)}`
/**
 * Lines that have a result, and what is odd about them.
 * @param count how many lines `numbers` has
 */
export const oddLines = (what: string, count: number, numbers: string) =>
  plural(count, { one: `${what}: line ${numbers}.`, other: `${what}: lines ${numbers}.` })
export const oddLinesAndMore = (what: string, numbers: string, more: number) =>
  plural(more, {
    one: `${what}: lines ${numbers} and # more.`,
    other: `${what}: lines ${numbers} and # more.`,
  })

export const badLines = (count: number) => `Lines without a result: ${grouped(count)}`
export const badLine = (number: number, text: string) => `Line ${grouped(number)}: ${text}`
export const firstShown = (count: number) => `The first ${count} are shown.`
const FAULTS = {
  empty: 'no number',
  'not-a-number': 'no number',
  'too-large': 'too large',
  'not-positive': 'not above 0',
  'other-category': 'a unit of another category',
  'other-target': 'asks for another unit',
}
export const faultText = (fault: LineFault): string =>
  fault.code === 'with-unit' ? noUnit(fault.name) : FAULTS[fault.code]
