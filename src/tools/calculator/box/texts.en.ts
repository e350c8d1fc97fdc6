import type { ExpressionProblem } from '#lib/expression/tree'
import type { ListKind } from '#lib/question/list-kind'
import { figureList, figures } from '#lib/figures.en'
import { figure, isolate } from '#lib/writing.en'
import type { Share, ShareLabel } from './shares'

/** Why an expression has no answer. With any other problem it may be a question to another tool. */
export const PROBLEMS: Partial<Record<ExpressionProblem, string>> = {
  'too-long': 'At most 300 characters.',
  'too-deep': 'Too many brackets, signs or powers inside one another.',
  'too-many-calls': 'Too many functions and powers at once.',
  incomplete: 'Something is missing at the end.',
  ambiguous: 'Brackets are missing: this can be read in two ways.',
  'division-by-zero': 'Cannot divide by zero.',
  undefined: 'Not defined.',
  'no-remainder': 'Too large for a remainder.',
  'angle-too-large': 'The angle is too large.',
  'too-large': 'Too large to work out here. The expression line of the calculator goes further.',
  'too-small': 'Too small to work out here. The expression line of the calculator goes further.',
}

/** What is wrong with a part of what is surely a sum. */
export const PROBLEMS_OF_PART: Partial<Record<ExpressionProblem, (part: string) => string>> = {
  unexpected: (part: string) => `'${isolate(part)}' does not fit here.`,
  'time-or-ratio': (part: string) => `'${isolate(part)}' does not fit here.`,
  'two-currencies': (part: string) => `'${isolate(part)}' is a second currency.`,
  'no-number': (part: string) => `'${isolate(part)}' is not a number.`,
}

export const REMAINDER = 'Write a remainder as 7 mod 3.'
export const MAY_BE_DATE = 'This may be a date or a sum: write blanks around the signs.'
export const NO_FRACTION = 'Only sums, products and quotients of numbers are written as fractions.'
export const NOT_IN_BASE = 'Only whole numbers are written in another base, quotients below 10^40.'

export const result = (query: string) => `${isolate(query)} =`
export const readAs = (plain: string) => `Read as ${isolate(figures(plain))}`
export const IN_DEGREES = 'Angles in degrees'
export const IN_RADIANS = 'Angles in radians'

const SHARES: Record<ShareLabel, (share: Share) => string> = {
  tip: ({ amount, rate }) => `${rate}% tip on ${amount} =`,
  'with-tip': ({ amount, rate }) => `${amount} with ${rate}% tip =`,
  tax: ({ amount, rate }) => `${rate}% tax on ${amount} =`,
  'with-tax': ({ amount, rate }) => `${amount} with ${rate}% tax =`,
  'without-tax': ({ amount, rate }) => `${amount} without ${rate}% tax =`,
  'tax-within': ({ amount, rate }) => `${rate}% tax in ${amount} =`,
  less: ({ amount, rate }) => `${isolate(`${amount} − ${rate}%`)} =`,
  each: ({ people }) => `Each of ${people} pays`,
}
export const share = (one: Share) => SHARES[one.label](one)
export const exactly = (digits: string) => `Exactly ${figure(digits)}`

const LISTS: Readonly<Record<ListKind, string>> = {
  average: 'Average',
  median: 'Median',
  sum: 'Sum',
  product: 'Product',
  smallest: 'Smallest',
  largest: 'Largest',
  range: 'Range',
}
export const ofList = (kind: ListKind, numbers: readonly string[]) =>
  `${LISTS[kind]} of ${figureList(numbers)} =`
/** @param cells parted by commas */
export const leftOut = (cells: string) => `Not a number, left out: ${isolate(cells)}`
/** At least two. */
export const countOf = (numbers: number) => `Of ${numbers} numbers`

export const asFraction = (number: string) => `${isolate(number)} as a fraction =`
export const near = (fraction: string) => `Close to ${isolate(fraction)}`
