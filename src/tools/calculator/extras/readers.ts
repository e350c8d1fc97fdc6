import { parseExpression } from '#lib/expression/parse'
import { isOutOfRange, partAt, type ExpressionError } from '#lib/expression/tree'
import { readNumber } from '#lib/number-text'
import { figures, plainFigures } from '#lib/figures.en'
import { shownValue, type Calculator, type Note } from '../domain/calculator'
import { evaluate } from '../domain/evaluate'
import { bracketed, plainNumber } from '../domain/notation'
import { goesOn, paste } from '../domain/press'
import { evaluateExpression } from './shared/expression'

/** Why a sum has no value that the keypad could take. */
const noteOf = (sum: string, error: ExpressionError): Note =>
  isOutOfRange(error) ? 'out-of-range' : { notPasted: error.code, part: partAt(sum, error.at) }

/** @param source the sum as it is shown where it goes on from the display */
function pasteResult(state: Calculator, sum: string, source: string | null): Calculator {
  const parsed = parseExpression(sum, undefined)
  const value = parsed.ok ? evaluateExpression(parsed.value.tree, state.angle) : parsed
  if (!value.ok) return { ...state, note: noteOf(sum, value.error) }
  const plain = value.value.toString()
  return paste(state, { plain, readAs: plain }, source)
}

/**
 * Puts the result of a pasted sum on the display, as an operand. A sum that begins with an operator goes on from the
 * number there, as its keys would: what is pending is worked out first. One without a value changes no number.
 */
export function pasteSum(state: Calculator, text: string): Calculator {
  if (!goesOn(state, text)) return pasteResult(state, text, null)
  const from = state.pending ? evaluate(state) : state
  const left = shownValue(from)
  if (!left) {
    const number = readNumber(text, undefined)
    return number.ok ? paste(state, number.value) : pasteResult(state, text, null)
  }
  const sum = figures(bracketed(plainNumber(left))) + text.trim()
  return pasteResult(from, sum, plainFigures(sum))
}
