import { readNumber } from '../number-text'
import { err, ok, type Result } from '../result'
import {
  FUNCTION_NAMES,
  type BinaryOperator,
  type ConstantName,
  type ExpressionError,
  type FunctionName,
} from './tree'

/** `20% off 80` is 80 less 20%. */
export type WrittenOperator = BinaryOperator | 'off'

export type Token =
  | { kind: 'number'; plain: string; at: number }
  | { kind: 'function'; name: FunctionName; at: number }
  | { kind: 'constant'; name: ConstantName; at: number }
  | { kind: 'operator'; operator: WrittenOperator; at: number }
  | { kind: '(' | ')' | '%' | '!' | '°'; at: number }
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

/** `1 2/3`, unless what is behind it could be of the fraction alone. */
const MIXED = /(\d+)\s+(\d{1,2})\/(\d{1,3})(?!\s*[\d.,/^!%(°⁰-⁹²³])/y

const HEXADECIMAL = /^0x[\da-f]/i

/** A word, or the few that are one: `divided by`, `square root of`, `to the power of`. */
const WORD = /\*\*|\p{L}+(?: by| root(?: of)?| the power(?: of)?)?/iuy

/** Other spellings of what has a sign or name here. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['plus', '+'],
  ['−', '-'],
  ['–', '-'],
  ['minus', '-'],
  ['×', '*'],
  ['·', '*'],
  ['x', '*'],
  ['of', '*'],
  ['times', '*'],
  ['multiplied by', '*'],
  ['÷', '/'],
  ['divided by', '/'],
  ['**', '^'],
  ['to the power', '^'],
  ['to the power of', '^'],
  ['squared', '²'],
  ['cubed', '³'],
  ['percent', '%'],
  ['deg', '°'],
  ['degrees', '°'],
  ['√', 'sqrt'],
  ['square root', 'sqrt'],
  ['square root of', 'sqrt'],
  ['π', 'pi'],
])

const OPERATORS = ['+', '-', '*', '/', '^', 'mod', 'off'] as const
const CONSTANTS: readonly ConstantName[] = ['pi', 'e']
const MARKS = ['(', ')', '%', '!', '°'] as const

/** By their values, from 0. */
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

function namedToken(text: string, at: number): Token | null {
  const spelled = SPELLINGS.get(text) ?? text
  const operator = OPERATORS.find((one) => one === spelled)
  if (operator) return { kind: 'operator', operator, at }
  const name = FUNCTION_NAMES.find((one) => one === spelled)
  if (name) return { kind: 'function', name, at }
  const constant = CONSTANTS.find((one) => one === spelled)
  if (constant) return { kind: 'constant', name: constant, at }
  const power = RAISED.indexOf(spelled)
  if (power >= 0) return { kind: 'raised', plain: String(power), at }
  const mark = MARKS.find((one) => one === spelled)
  return mark ? { kind: mark, at } : null
}

/** What the pattern finds at a place of the text; empty if it finds nothing there. */
function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** `1 2/3` as `(1+2/3)`; null where a proper fraction behind a whole number cannot be meant. */
function mixedNumber(text: string, at: number, before: Token | undefined) {
  MIXED.lastIndex = at
  const [part, whole = '', above = '', below = ''] = MIXED.exec(text) ?? []
  const isOperand = !before || before.kind === 'operator' || before.kind === '('
  if (part === undefined || !isOperand || Number(above) >= Number(below)) return null
  const parts = ['(', whole, '+', above, '/', below, ')']
  const tokens = parts.map(
    (plain) => namedToken(plain, at) ?? ({ kind: 'number', plain, at } as const),
  )
  return { part, tokens }
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
    const mixed = mixedNumber(text, at, tokens.at(-1))
    const digits = matchAt(NUMBER, text, at)
    const word = digits || matchAt(WORD, text, at)
    const part = mixed?.part || word || String.fromCodePoint(text.codePointAt(at) ?? 0)
    // Some mean a hexadecimal number: not 0 times 10.
    if (HEXADECIMAL.test(text.slice(at))) return err({ code: 'ambiguous', at })
    if (mixed) {
      tokens.push(...mixed.tokens)
    } else if (digits) {
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
