import type { Expression } from '#lib/expression/tree'
import { displayText, NEW_CALCULATOR, type Calculator } from '../../../domain/calculator'
import { FUNCTIONS, type Angle, type Key } from '../../../domain/keys'
import { paste, press } from '../../../domain/press'

/** Null after an error, and after what the keypad has no keys for, such as brackets. */
type State = Calculator | null

function thenPress(state: State, key: Key): State {
  const next = state && press(state, key)
  return next?.display.kind === 'error' ? null : next
}

/** Brackets around such a part change nothing. */
const isSingle = (tree: Expression): boolean =>
  tree.kind === 'number' ||
  tree.kind === 'constant' ||
  (tree.kind === 'negative' && isSingle(tree.of))

/** A minus before a power is that of its base: `-2^2` is 4 on the keypad. */
const pressNegated = (state: State, of: Expression): State =>
  of.kind === 'binary'
    ? pressOperation(pressNegated(state, of.left), of)
    : thenPress(pressAll(state, of), 'negate')

/** The operator and the right side, after the keys for the left one. */
function pressOperation(
  left: State,
  { operator, right, at }: Expression & { kind: 'binary' },
): State {
  // `5²` is a key of its own; written so, sign and exponent have one place.
  const isSquare = operator === '^' && right.kind === 'number' && right.at === at
  if (isSquare && right.plain === '2') return thenPress(left, 'square')
  return operator === 'mod' ? null : pressAll(thenPress(left, operator), right)
}

/** Presses the keys for an expression. */
function pressAll(state: State, tree: Expression): State {
  switch (tree.kind) {
    case 'number':
      return state && paste(state, { plain: tree.plain, readAs: null })
    case 'constant':
      return thenPress(state, tree.name)
    case 'degrees':
      return null
    case 'group':
      return isSingle(tree.of) ? pressAll(state, tree.of) : null
    case 'negative':
      return pressNegated(state, tree.of)
    case 'percent':
      return thenPress(pressAll(state, tree.of), '%')
    case 'factorial':
      return thenPress(pressAll(state, tree.of), 'factorial')
    case 'call': {
      const key = FUNCTIONS.find((one) => one === tree.name)
      return key ? thenPress(pressAll(state, tree.of), key) : null
    }
    case 'binary':
      return pressOperation(pressAll(state, tree.left), tree)
  }
}

/** What the display shows after the same keys, left to right: 20 for `2+3×4`. Null for none. */
export function keypadResult(tree: Expression, angle: Angle): string | null {
  const state = thenPress(pressAll({ ...NEW_CALCULATOR, angle }, tree), '=')
  return state && displayText(state)
}
