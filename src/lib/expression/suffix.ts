import type { Cursor } from './cursor'
import type { Token } from './words'
import type { Expression } from './tree'

/** The expression with what stands behind it: `5!`, `5%`, `5²`. Null where that is something else. */
export function withSuffix(of: Expression, token: Token): Expression | null {
  const { at } = token
  switch (token.kind) {
    case '!':
      return { kind: 'factorial', of, at }
    case '%':
      return { kind: 'percent', of, at }
    case 'raised': {
      const right: Expression = { kind: 'number', plain: token.plain, at }
      return { kind: 'binary', operator: '^', left: of, right, at }
    }
    default:
      return null
  }
}

/** The number with the sign of an angle behind it, where there is one: `30°`. */
export function withDegrees(cursor: Cursor, of: Expression): Expression {
  const sign = cursor.peek()
  if (sign?.kind !== '°') return of
  cursor.step()
  return { kind: 'degrees', of, at: sign.at }
}
