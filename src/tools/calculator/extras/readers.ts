import { parseExpression } from '#lib/expression/parse'
import { isOutOfRange, partAt } from '#lib/expression/tree'
import { err, type Result } from '#lib/result'
import type { Note } from '../domain/calculator'
import type { Decimal } from '../domain/decimal'
import type { Angle } from '../domain/keys'
import { evaluateExpression } from './shared/expression'

/** The value of a text that is an expression; else why it has none that the keypad could take, as its note. */
export function valueOf(text: string, angle: Angle): Result<Decimal, Note> {
  const parsed = parseExpression(text, undefined)
  const value = parsed.ok ? evaluateExpression(parsed.value.tree, angle) : parsed
  if (value.ok) return value
  if (isOutOfRange(value.error)) return err('out-of-range')
  return err({ notPasted: value.error.code, part: partAt(text, value.error.at) })
}
