import type { Expression } from '../../../lib/expression/tree'
import { displayText, NEW_CALCULATOR, type Calculator } from './calculator'
import { FUNCTIONS, type Angle, type Key } from './keys'
import { paste, press } from './press'

/** What is done on the keypad: a number brought to the display, or a key pressed. */
type Step = { number: string } | { key: Key }

type Steps = readonly Step[] | null

const thenPress = (steps: Steps, key: Key): Steps => steps && [...steps, { key }]

/** Brackets around such a part change nothing. */
const isSingle = (tree: Expression): boolean =>
  tree.kind === 'number' ||
  tree.kind === 'constant' ||
  (tree.kind === 'negative' && isSingle(tree.of))

const negated = (of: Expression): Steps =>
  of.kind === 'binary' ? operation(of, negated(of.left)) : thenPress(stepsOf(of), 'negate')

function operation({ operator, right, at }: Expression & { kind: 'binary' }, left: Steps): Steps {
  // `5²` is a key of its own; written so, sign and exponent have one place.
  const isSquare = operator === '^' && right.kind === 'number' && right.at === at
  if (isSquare && right.plain === '2') return thenPress(left, 'square')
  if (operator === 'mod') return null
  const operand = stepsOf(right)
  return left && operand && [...left, { key: operator }, ...operand]
}

/** Null where there is what the keypad has no keys for, such as brackets. */
function stepsOf(tree: Expression): Steps {
  switch (tree.kind) {
    case 'number':
      return [{ number: tree.plain }]
    case 'constant':
      return [{ key: tree.name }]
    case 'degrees':
      return null
    case 'group':
      return isSingle(tree.of) ? stepsOf(tree.of) : null
    case 'negative':
      return negated(tree.of)
    case 'percent':
      return thenPress(stepsOf(tree.of), '%')
    case 'factorial':
      return thenPress(stepsOf(tree.of), 'factorial')
    case 'call': {
      const key = FUNCTIONS.find((one) => one === tree.name)
      return key ? thenPress(stepsOf(tree.of), key) : null
    }
    case 'binary':
      return operation(tree, stepsOf(tree.left))
  }
}

const take = (state: Calculator, step: Step): Calculator =>
  'key' in step ? press(state, step.key) : paste(state, { plain: step.number, readAs: null })

/** What the display shows after the same keys, left to right: 20 for `2+3×4`. Null for none. */
export function keypadResult(tree: Expression, angle: Angle): string | null {
  const steps = thenPress(stepsOf(tree), '=')
  let state: Calculator = { ...NEW_CALCULATOR, angle }
  for (const step of steps ?? []) {
    state = take(state, step)
    if (state.display.kind === 'error') return null
  }
  return steps && displayText(state)
}
