import { grouped } from '#lib/grouped'
import { plural } from '#lib/plural'
import { MAX_MANY } from './domain'

export const HOW_MANY = 'How many'
export const HOW_MANY_HINT = 'Of the settings as they are, whatever is made above.'
export const WRONG_COUNT = `A whole number from 1 to ${grouped(MAX_MANY)}.`
export const GENERATE_ALL = 'Generate all'
export const PROGRESS = 'Passwords made'
export const FAILED = 'No passwords could be made. Try again, or with other settings.'
export const ONLY_FORMULAS =
  'Every password of these settings begins with =, +, - or @, which a spreadsheet would run as a formula. Allow other characters.'
export const CANCELLED = 'Cancelled: no passwords are kept'
export const made = (count: number) =>
  plural(count, { one: '# password made', other: '# passwords made' })

export const PASSWORDS = 'Passwords'
export const firstOf = (shown: number, all: number) =>
  `The first ${grouped(shown)} of ${grouped(all)}. `
export const MADE_EARLIER = 'Made with earlier settings. '
export const IN_MEMORY = 'They are in memory only and do not join the history.'

export const COPY_ALL = 'Copy all'
export const SAVE_TXT = 'Save TXT'
export const SAVE_CSV = 'Save CSV'
export const safeNote = ({ bits, cost }: { bits: number; cost: number }) =>
  `None begins with =, +, - or @, which a spreadsheet would run as a formula: such draws are repeated. That costs each password ${cost} bits at most and leaves at least ${bits}. `
export const NUMBERS_NOTE =
  'A spreadsheet takes digits alone for a number: zeros at the start and digits after the 15th are lost, unless it is told to read them as text.'
