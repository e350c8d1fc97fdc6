/** What went wrong in a text that is no expression or has no value. */
export type ExpressionProblem =
  | 'too-long'
  | 'too-deep'
  /** More functions and powers than can be worked out at once. */
  | 'too-many-calls'
  /** It ends where a number is expected. */
  | 'incomplete'
  | 'unexpected'
  | 'unknown-word'
  | 'no-number'
  /** `80:40` */
  | 'time-or-ratio'
  /** The signs of one currency are left out, those of a second are not. */
  | 'two-currencies'
  /** Only brackets could decide how it is read: `sin 2pi`. */
  | 'ambiguous'
  | 'division-by-zero'
  | 'undefined'
  | 'too-large'
  | 'too-small'
  /** A quotient has more digits than are computed. */
  | 'no-remainder'
  /** Its whole turns are beyond the digits that are computed. */
  | 'angle-too-large'

export interface ExpressionError {
  code: ExpressionProblem
  /** Where in the text, counted in UTF-16 units from 0. */
  at: number
}

/** A word, what looks like a number, or one character. */
const PART = /\p{L}+|[\d.,]+|./suy

/** What stands at a place of a text, to be named; nothing at its end. */
export function partAt(text: string, at: number): string {
  PART.lastIndex = at
  return PART.exec(text)?.[0] ?? ''
}

/** Its value can be computed, but is none of the display's. */
export const isOutOfRange = ({ code }: ExpressionError): boolean =>
  code === 'too-large' || code === 'too-small'

type Operator = '+' | '-' | '*' | '/' | '^' | 'mod'

export const FUNCTION_NAMES = [
  'sin',
  'cos',
  'tan',
  'asin',
  'acos',
  'atan',
  'log',
  'log2',
  'ln',
  'sqrt',
  'cbrt',
  'abs',
] as const

export type FunctionName = (typeof FUNCTION_NAMES)[number]

export type ConstantName = 'pi' | 'e'

/** A number with a unit, or what else the reader of an expression knows and this folder does not: a length, money. */
export interface Quantity {
  kind: 'quantity'
  at: number
  /** The place in the text behind it. */
  end: number
  /** How its number was read where only the locale could decide. */
  readAs: readonly string[]
}

/** `at` is the place of the number, name, sign or operator. There are quantities `Q` where their reader is handed in. */
export type Expression<Q extends Quantity = never> =
  | Q
  | { kind: 'number'; plain: string; at: number }
  | { kind: 'constant'; name: ConstantName; at: number }
  | { kind: 'negative'; of: Expression<Q>; at: number }
  /** A share of the value so far where it is added or subtracted, else a hundredth. */
  | { kind: 'percent'; of: Expression<Q>; at: number }
  | { kind: 'factorial'; of: Expression<Q>; at: number }
  /** An angle in degrees, even where the others are in radians. */
  | { kind: 'degrees'; of: Expression<Q>; at: number }
  | { kind: 'call'; name: FunctionName; of: Expression<Q>; at: number }
  | { kind: 'group'; of: Expression<Q>; at: number }
  | { kind: 'binary'; operator: Operator; left: Expression<Q>; right: Expression<Q>; at: number }

/** Any expression, as it is parsed. */
export type Tree = Expression<Quantity>

/** A function without brackets around what it is of. */
export const isBareCall = (tree: Tree): boolean => tree.kind === 'call' && tree.of.kind !== 'group'

/** Has no end of its own, such as `sin 30` and `3²`: what a `²`, `!` or `^` behind it belongs to is ambiguous. */
export const isOpen = (tree: Tree): boolean => isBareCall(tree) || tree.kind === 'binary'

/** A product of two factors without a sign between them: it is no operand without brackets. */
export const isImplicitProduct = (tree: Tree): boolean =>
  tree.kind === 'binary' && tree.operator === '*'
