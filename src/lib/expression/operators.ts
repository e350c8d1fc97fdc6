import type { Cursor, Taken } from './cursor'
import { isImplicitProduct, type Quantity, type Tree } from './tree'
import type { Token, WrittenOperator } from './words'

type Joining = Exclude<WrittenOperator, 'is' | 'in-percent'>

/** The tree as it were in brackets, which the text does not have. */
const grouped = (of: Tree): Tree => ({ kind: 'group', of, at: of.at })

function percentage(part: Tree, of: Tree, at: number): Tree {
  const ratio: Tree = {
    kind: 'binary',
    operator: '/',
    left: grouped(part),
    right: grouped(of),
    at,
  }
  const hundred: Tree = { kind: 'number', plain: '100', at }
  return { kind: 'binary', operator: '*', left: ratio, right: hundred, at }
}

/** The expression of an operator and what stands before and behind it. */
export function joined(
  cursor: Cursor,
  left: Tree,
  { operator, at }: Taken<Joining>,
  right: Tree,
): Tree {
  // `6/2(3)`: to some the bracket belongs to the 2, to others not.
  if (operator === '/' && isImplicitProduct(right)) cursor.refuse('ambiguous', right.at)
  switch (operator) {
    case 'share':
      return percentage(left, right, at)
    case 'off':
      if (left.kind !== 'percent') cursor.refuse('unexpected', at)
      return { kind: 'binary', operator: '-', left: right, right: left, at }
    case 'of':
      // `5 of 20` is a quarter to some, and `5 tip on 20` is money.
      if (left.kind === 'number' && /^[1-9]/.test(left.plain)) cursor.refuse('unexpected', at)
      return { kind: 'binary', operator: '*', left, right, at }
    default:
      return { kind: 'binary', operator, left, right, at }
  }
}

/** Operands with such operators between them: `7 - 3 - 2` is `(7 - 3) - 2`. */
export function leftToRight(
  cursor: Cursor,
  operators: readonly Joining[],
  operand: (cursor: Cursor) => Tree,
): Tree {
  let left = operand(cursor)
  for (;;) {
    const taken = cursor.takeOperator(...operators)
    if (!taken) return left
    left = joined(cursor, left, taken, operand(cursor))
  }
}

/** The expression with what stands behind it: `5!`, `5%`, `5²`, `(2 + 3) kg`. Null where that is something else. */
export function withSuffix(of: Tree, token: Token<Quantity>): Tree | null {
  const { at } = token
  switch (token.kind) {
    case '!':
      return { kind: 'factorial', of, at }
    case '%':
      return { kind: 'percent', of, at }
    case 'raised': {
      const right: Tree = { kind: 'number', plain: token.plain, at }
      return { kind: 'binary', operator: '^', left: of, right, at }
    }
    case 'quantity':
      if (of.kind !== 'group') return null
      return grouped({ kind: 'binary', operator: '*', left: of, right: token, at })
    default:
      return null
  }
}

/** The number with the sign of an angle behind it, where there is one: `30°`. */
export function withDegrees(cursor: Cursor, of: Tree): Tree {
  const sign = cursor.peek()
  if (sign?.kind !== '°') return of
  cursor.step()
  return { kind: 'degrees', of, at: sign.at }
}
