import { parseExpression } from '../../../lib/expression/parse'
import type { Decimal } from './decimal'
import { evaluateExpression } from './evaluate-expression'
import type { Angle } from './keys'

/** The value of an expression; null if it has none. The browser's locale reads `1,234`. */
export function valueOf(expression: string, angle: Angle = 'degrees'): Decimal | null {
  const parsed = parseExpression(expression, undefined)
  const value = parsed.ok ? evaluateExpression(parsed.value.tree, angle) : parsed
  return value.ok ? value.value : null
}
