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

const NOTATIONS: Record<FunctionKey, (number: string) => string> = {
  sin: (number) => `sin(${number})`,
  cos: (number) => `cos(${number})`,
  tan: (number) => `tan(${number})`,
  log: (number) => `log(${number})`,
  ln: (number) => `ln(${number})`,
  'square-root': (number) => `√(${number})`,
  square: (number) => `${bracketed(number)}²`,
  factorial: (number) => `${bracketed(number)}!`,
  reciprocal: (number) => `1/${bracketed(number)}`,
}

export const writeFunction = (key: FunctionKey, number: string): string => NOTATIONS[key](number)

export const writeOperation = (left: string, operator: Operator, right: string): string =>
  `${left} ${OPERATOR_SIGNS[operator]} ${right}`
