export const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
export const OPERATORS = ['+', '-', '*', '/', '^'] as const
export const FUNCTIONS = [
  'sin',
  'cos',
  'tan',
  'log',
  'ln',
  'sqrt',
  'square',
  'factorial',
  'reciprocal',
] as const
export const CONSTANTS = ['pi', 'e'] as const
export const MEMORY_KEYS = ['MC', 'MR', 'M+', 'M-', 'MS'] as const

export type Digit = (typeof DIGITS)[number]
export type Operator = (typeof OPERATORS)[number]
/** `cube` has no key on the page and can be typed. */
export type FunctionKey = (typeof FUNCTIONS)[number] | 'cube'
export type MemoryKey = (typeof MEMORY_KEYS)[number]
/** `exponent` begins the exponent of a number that is typed; after none it is the constant. */
export type EditKey = '.' | '=' | 'C' | 'CE' | 'backspace' | 'negate' | '%' | 'exponent'

/** The unit of the angles that sine, cosine and tangent take. */
export type Angle = 'degrees' | 'radians'

export type Key = Digit | Operator | EditKey | FunctionKey | (typeof CONSTANTS)[number] | MemoryKey
