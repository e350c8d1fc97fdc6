import { inAscii } from '../number-text'
import { err, ok, type Result } from '../result'
import { Cursor, Refusal } from './cursor'
import { joined, leftToRight, withDegrees, withSuffix } from './operators'
import { withoutMoney } from './money'
import { tokensOf } from './tokens'
import {
  isBareCall,
  isOpen,
  type Expression,
  type ExpressionError,
  type Quantity,
  type Tree,
} from './tree'
import type { Token } from './words'

export const MOST_CHARACTERS = 300

/** Without the signs that ask for the result: `2+3 =`, `2+3=?`. */
export const withoutEquals = (text: string): string => text.replace(/[\s=?]+$/, '')

/** How often a character stands in a text. */
const count = (text: string, character: string) => text.split(character).length - 1

/** The expression alone: without the signs that ask for its result, and with brackets that were left open closed. */
export function completed(text: string): string {
  const query = withoutEquals(inAscii(text))
  return query + ')'.repeat(Math.max(0, count(query, '(') - count(query, ')')))
}

interface ParsedExpression {
  tree: Expression
  /** Whether signs or codes of a currency were left out. */
  isMoney: boolean
  /** How numbers were read where only the locale could decide, and the whole where it was not complete. */
  readAs: readonly string[]
}

/** `5/20 in %` */
function whole(cursor: Cursor): Tree {
  const tree = shares(cursor)
  const sign = cursor.takeOperator('in-percent')
  if (!sign) return tree
  const one = { kind: 'number', plain: '1', at: sign.at } as const
  return joined(cursor, tree, { operator: 'share', at: sign.at }, one)
}

/** The weakest first: each level of precedence is a function. */
function shares(cursor: Cursor): Tree {
  const query = cursor.takeOperator('share')
  const left = leftToRight(cursor, ['share'], sum)
  if (!query) return left
  // `what % of 20 is 5`
  if (!cursor.takeOperator('is')) cursor.refuse(cursor.peek() ? 'unexpected' : 'incomplete')
  return joined(cursor, sum(cursor), query, left)
}

const sum = (at: Cursor): Tree => leftToRight(at, ['+', '-'], product)
const product = (at: Cursor): Tree => leftToRight(at, ['*', '/', 'mod', 'of', 'off'], factors)

/** `2(3)`, `2pi`: no sign between the factors. */
function factors(cursor: Cursor): Tree {
  let left = signed(cursor)
  for (let token = cursor.peek(); token; token = cursor.peek()) {
    const starts = token.kind === '(' || token.kind === 'function' || token.kind === 'constant'
    const follows = token.kind === 'number' && left.kind === 'group'
    if (!starts && !follows) break
    // `5 % (3)` would be a remainder to some, and how far `sin 2 (3)` reaches is anybody's guess.
    if (left.kind === 'percent' || isBareCall(left)) cursor.refuse('ambiguous')
    left = { kind: 'binary', operator: '*', left, right: power(cursor), at: token.at }
  }
  return left
}

function signed(cursor: Cursor): Tree {
  const sign = cursor.takeOperator('+', '-')
  if (!sign) return power(cursor)
  const of = cursor.nested(() => signed(cursor))
  return sign.operator === '-' ? { kind: 'negative', of, at: sign.at } : of
}

/** To the right: `2^3^2` is 2^9; and stronger than a sign before it: `-2^2` is -4. */
function power(cursor: Cursor): Tree {
  const left = suffixed(cursor)
  const sign = cursor.takeOperator('^')
  if (!sign) return left
  if (isOpen(left)) cursor.refuse('ambiguous', sign.at)
  cursor.countCall()
  const right = cursor.nested(() => signed(cursor))
  return { kind: 'binary', operator: '^', left, right, at: sign.at }
}

function suffixed(cursor: Cursor): Tree {
  let tree = primary(cursor)
  for (let token = cursor.peek(); token; token = cursor.peek()) {
    const next = withSuffix(tree, token)
    if (!next) break
    // `5!!` is 15 to some, and 120! to others.
    if (isOpen(tree) || (tree.kind === 'factorial' && next.kind === 'factorial')) {
      cursor.refuse('ambiguous')
    }
    // An exponent of many digits takes as long as a written power.
    if (token.kind === 'raised' && token.plain.length > 1) cursor.countCall()
    cursor.step()
    tree = next
  }
  return tree
}

function primary(cursor: Cursor): Tree {
  const token = cursor.peek()
  if (!token) return cursor.refuse('incomplete')
  cursor.step()
  switch (token.kind) {
    case 'number':
      return withDegrees(cursor, token)
    case 'constant':
    case 'quantity':
      return token
    case '(':
      return { kind: 'group', of: bracketed(cursor), at: token.at }
    case 'raised':
      return root(cursor, token)
    case 'function':
      return { kind: 'call', name: token.name, of: argument(cursor), at: token.at }
    default:
      return cursor.refuse('unexpected', token.at)
  }
}

/** `³√27`, `⁴√(81)`: by square and cube roots as far as they go, which are exact. */
function root(cursor: Cursor, { plain, at }: { plain: string; at: number }): Tree {
  const sign = cursor.peek()
  const isRoot = sign?.kind === 'function' && sign.name === 'sqrt' && /^[1-9]\d?$/.test(plain)
  if (!isRoot || plain === '1') return cursor.refuse('unexpected', at)
  cursor.step()
  const of = argument(cursor)
  let tree = of
  let degree = Number(plain)
  for (const [factor, name] of [
    [2, 'sqrt'],
    [3, 'cbrt'],
  ] as const) {
    for (; degree % factor === 0; degree /= factor) tree = { kind: 'call', name, of: tree, at }
  }
  if (degree > 1) {
    const left: Tree = { kind: 'number', plain: '1', at }
    const by: Tree = { kind: 'number', plain: String(degree), at }
    const right: Tree = { kind: 'binary', operator: '/', left, right: by, at }
    tree = { kind: 'binary', operator: '^', left: tree, right, at }
  }
  return of.kind === 'group' ? { kind: 'group', of: tree, at } : tree
}

function bracketed(cursor: Cursor): Tree {
  const inside = cursor.nested(() => sum(cursor))
  const closing = cursor.peek()
  // One that is missing at the end of the text is added there, see `completed`.
  if (closing && closing.kind !== ')') cursor.refuse('unexpected')
  cursor.step()
  return inside
}

/** In brackets, or one number: `sin 30`, `sin -30`, `sin of 30`. */
const argument = (cursor: Cursor): Tree =>
  cursor.nested(() => {
    cursor.countCall()
    cursor.takeOperator('of')
    const sign = cursor.takeOperator('-')
    const of = primary(cursor)
    return sign ? { kind: 'negative', of, at: sign.at } : of
  })

/** The tree of the parts of an expression; of errors all but those of `tokensOf`. */
export function parseTokens<Known extends Quantity>(
  tokens: readonly Token<Known>[],
  end: number,
): Result<Expression<Known>, ExpressionError> {
  const cursor = new Cursor(tokens, end)
  try {
    const tree = whole(cursor)
    if (cursor.peek()) cursor.refuse('unexpected')
    // Its quantities are those of the tokens.
    return ok(tree as Expression<Known>)
  } catch (thrown) {
    if (thrown instanceof Refusal) return err(thrown.error)
    throw thrown
  }
}

/** `(122)` alone is a negative amount, as banks and spreadsheets write it. */
const asAmount = (tree: Expression, text: string): Expression =>
  tree.kind === 'group' && tree.of.kind === 'number' && text.endsWith(')')
    ? { kind: 'negative', of: tree, at: tree.at }
    : tree

/** A number with its sign; null for what is more than that. */
function plainAmount(tree: Expression): string | null {
  if (tree.kind === 'group') return plainAmount(tree.of)
  if (tree.kind === 'number') return tree.plain
  const of = tree.kind === 'negative' && plainAmount(tree.of)
  return of && !of.startsWith('-') ? `-${of}` : null
}

/**
 * Reads an expression of 300 characters at most, an equals sign at its end or not; brackets may be left open there.
 * `2(3)` is a product; the grammar is in docs/answers.md.
 * @param locale decides how `1,234` is read; BCP 47, undefined: the one of the browser
 */
export function parseExpression(
  text: string,
  locale: string | undefined,
): Result<ParsedExpression, ExpressionError> {
  if (text.length > MOST_CHARACTERS) return err({ code: 'too-long', at: MOST_CHARACTERS })
  const amounts = withoutMoney(
    withoutEquals(inAscii(text)).replace(/^\s*=/, (sign) => ' '.repeat(sign.length)),
  )
  if (!amounts.ok) return amounts
  const { text: query, isMoney } = amounts.value
  const read = tokensOf(query, locale)
  if (!read.ok) return read
  const written = parseTokens(read.value.tokens, text.length)
  if (!written.ok) return written
  const tree = asAmount(written.value, query)
  const closed = completed(query)
  if (!isMoney && tree === written.value) {
    const readAs = closed === query ? [] : [closed.trim()]
    return ok({ tree, isMoney, readAs: [...read.value.readAs, ...readAs] })
  }
  const amount = plainAmount(tree)
  const readAs = amount ? [amount] : [...read.value.readAs, closed.trim().replace(/\s+/g, ' ')]
  return ok({ tree, isMoney, readAs })
}
