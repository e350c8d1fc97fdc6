import { figure, grouped, plural } from '#lib/writing.en'
import { MAX_MANY } from './domain/count'

export const HOW_MANY = 'How many'
export const HOW_MANY_HINT = 'Uses the options above.'
export const WRONG_COUNT = `Enter a whole number from 1 to ${grouped(MAX_MANY)}.`
export const GENERATE_ALL = 'Generate all'
export const PROGRESS = 'Passwords made'
export const FAILED = 'No passwords could be made. Try again, or change the options.'
export const ONLY_FORMULAS =
  'With these options every password begins with =, +, - or @. A spreadsheet would run that as a formula. Allow other characters.'
export const CANCELLED = 'Cancelled. No passwords are kept.'
export const made = (count: number) =>
  plural(count, { one: '# password made', other: '# passwords made' })

export const PASSWORDS = 'Passwords'
export const firstOf = (shown: number, all: number) =>
  `The first ${grouped(shown)} of ${grouped(all)}.`
export const MADE_EARLIER = 'Made with earlier options.'
export const IN_MEMORY = 'They stay in memory and are not added to the history.'

export const COPY_ALL = 'Copy all'
export const SAVE_TXT = 'Save TXT'
export const SAVE_CSV = 'Save CSV'
export const TXT = 'TXT'
export const CSV = 'CSV'
/** @param bits @param cost plain numbers, to tenths */
export const safeNote = (bits: string, cost: string) =>
  `None begins with =, +, - or @, so no spreadsheet runs one as a formula. This costs each password up to ${figure(cost)} bits and leaves at least ${figure(bits)}.`
export const changedNote = (count: number) =>
  plural(count, {
    one: 'A spreadsheet may turn # of them into a number, a date or the like, as it does with 12E4 or MAR1. Import the column as text.',
    other:
      'A spreadsheet may turn # of them into numbers, dates or the like, as it does with 12E4 or MAR1. Import the column as text.',
  })
export const NUMBERS_NOTE =
  'Import digits as text: as numbers, spreadsheets drop leading zeros and digits after the 15th.'
