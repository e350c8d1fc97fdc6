import { readNumber } from '../number-text'
import { err, ok, type Result } from '../result'
import {
  FUNCTION_NAMES,
  type BinaryOperator,
  type ConstantName,
  type ExpressionError,
  type FunctionName,
} from './tree'

export type Token =
  | { kind: 'number'; plain: string; at: number }
  | { kind: 'function'; name: FunctionName; at: number }
  | { kind: 'constant'; name: ConstantName; at: number }
  | { kind: 'operator'; operator: BinaryOperator; at: number }
  | { kind: '(' | ')' | '%' | '!'; at: number }
  | { kind: 'raised'; plain: string; at: number }

export interface Tokens {
  tokens: readonly Token[]
  /** How numbers were read where only the locale could decide. */
  readAs: readonly string[]
}

const BLANKS = /\s+/y

/** Groups parted by blanks or apostrophes; else digits with commas and points; an exponent. */
const NUMBER =
  /(?:\d{1,3}(?:[ \u00a0\u2009\u202f'’]\d{3})+(?!\d)(?:[.,]\d+)?|[.,]?\d(?:[.,]?\d)*\.?)(?:e[+-]?\d+)?/iy

const HEXADECIMAL = /^0x[\da-f]/i

const WORD = /\p{L}+/uy

const FUNCTIONS: ReadonlyMap<string, FunctionName> = new Map([
  ...FUNCTION_NAMES.map((name) => [name, name] as const),
  ['√', 'sqrt'],
])

const CONSTANTS: ReadonlyMap<string, ConstantName> = new Map([
  ['pi', 'pi'],
  ['π', 'pi'],
  ['e', 'e'],
])

const OPERATORS: ReadonlyMap<string, BinaryOperator> = new Map([
  ['+', '+'],
  ['-', '-'],
  ['−', '-'],
  ['–', '-'],
  ['*', '*'],
  ['×', '*'],
  ['·', '*'],
  ['x', '*'],
  ['of', '*'],
  ['/', '/'],
  ['÷', '/'],
  ['^', '^'],
])

const RAISED: ReadonlyMap<string, string> = new Map([
  ['²', '2'],
  ['³', '3'],
])

const isMark = (text: string): text is '(' | ')' | '%' | '!' => /^[()%!]$/.test(text)

function namedToken(text: string, at: number): Token | null {
  const operator = OPERATORS.get(text)
  if (operator) return { kind: 'operator', operator, at }
  const name = FUNCTIONS.get(text)
  if (name) return { kind: 'function', name, at }
  const constant = CONSTANTS.get(text)
  if (constant) return { kind: 'constant', name: constant, at }
  const plain = RAISED.get(text)
  if (plain !== undefined) return { kind: 'raised', plain, at }
  return isMark(text) ? { kind: text, at } : null
}

/** What the pattern finds at a place of the text; empty if it finds nothing there. */
function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/**
 * The parts of an expression, blanks dropped; errors `no-number`, `unknown-word` and `unexpected`.
 * @param locale decides how `1,234` is read; BCP 47, undefined: the one of the browser
 */
export function tokensOf(
  text: string,
  locale: string | undefined,
): Result<Tokens, ExpressionError> {
  const tokens: Token[] = []
  const readAs: string[] = []
  let at = matchAt(BLANKS, text, 0).length
  while (at < text.length) {
    const digits = matchAt(NUMBER, text, at)
    const word = digits || matchAt(WORD, text, at)
    const part = word || String.fromCodePoint(text.codePointAt(at) ?? 0)
    // Some mean a hexadecimal number: not 0 times 10.
    if (HEXADECIMAL.test(text.slice(at))) return err({ code: 'ambiguous', at })
    if (digits) {
      const number = readNumber(digits, locale)
      if (!number.ok) return err({ code: 'no-number', at })
      tokens.push({ kind: 'number', plain: number.value.plain, at })
      if (number.value.readAs !== null) readAs.push(number.value.readAs)
    } else {
      const token = namedToken(part.toLowerCase(), at)
      if (!token) return err({ code: word ? 'unknown-word' : 'unexpected', at })
      tokens.push(token)
    }
    at += part.length
    at += matchAt(BLANKS, text, at).length
  }
  return ok({ tokens, readAs })
}
