import type { FunctionKey, Operator } from './keys'

/** How operators look on keys and in equations. */
export const OPERATOR_SIGNS: Record<Operator, string> = {
  '+': '+',
  '-': '−',
  '*': '×',
  '/': '÷',
  '^': '^',
}

/** Behind an angle in an equation. */
export const RADIANS = ' rad'

/** A power or a factorial of a negative number needs brackets: -5² would be -25. */
const bracketed = (number: string): string => (number.startsWith('-') ? `(${number})` : number)

const NOTATIONS: Partial<Record<FunctionKey, (number: string) => string>> = {
  sqrt: (number) => `√(${number})`,
  square: (number) => `${bracketed(number)}²`,
  factorial: (number) => `${bracketed(number)}!`,
  reciprocal: (number) => `1/${bracketed(number)}`,
}

export const writeFunction = (key: FunctionKey, number: string): string =>
  NOTATIONS[key]?.(number) ?? `${key}(${number})`

/** `5 ÷ 1/2` would be 2.5, and `5 ^ 1/2` too. */
const asOperand = (operator: Operator, right: string): string =>
  right.startsWith('1/') && (operator === '/' || operator === '^') ? `(${right})` : right

/** @param right may be missing yet */
export function writeOperation(left: string, operator: Operator, right = ''): string {
  const base = operator === '^' ? bracketed(left) : left
  return `${base} ${OPERATOR_SIGNS[operator]} ${asOperand(operator, right)}`.trimEnd()
}
