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
/** What has no key on the page and can be typed. */
export const TYPED_FUNCTIONS = ['cube'] as const
export const CONSTANTS = ['pi', 'e'] as const
export const MEMORY_KEYS = ['MC', 'MR', 'M+', 'M-', 'MS'] as const

export type Digit = (typeof DIGITS)[number]
export type Operator = (typeof OPERATORS)[number]
export type FunctionKey = (typeof FUNCTIONS)[number] | (typeof TYPED_FUNCTIONS)[number]
export type MemoryKey = (typeof MEMORY_KEYS)[number]

/** The unit of the angles that sine, cosine and tangent take. */
export type Angle = 'degrees' | 'radians'

export type Key =
  | Digit
  | '.'
  | Operator
  | '='
  | 'C'
  | 'CE'
  | 'backspace'
  | 'negate'
  | '%'
  /** Begins the exponent of a number that is typed; after none it is the constant. */
  | 'exponent'
  | FunctionKey
  | (typeof CONSTANTS)[number]
  | MemoryKey
