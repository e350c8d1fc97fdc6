import { Decimal } from 'decimal.js'
import { parseExpression } from '#lib/expression/parse'
import type { ExpressionError } from '#lib/expression/tree'
import { ok, type Result } from '#lib/result'
import { withoutRounding } from '../../../domain/decimal'
import { evaluateExpression, type Numbers } from '../../shared/expression'
import { formatNumber, plainNumber } from '../../../domain/notation'
import { factorial } from '../../../domain/functions'
import type { Angle } from '../../../domain/keys'

/** The largest exponent that decimal.js has. */
const LARGEST_EXPONENT = 9e15

const Long = Decimal.clone({ precision: 60, maxE: LARGEST_EXPONENT, minE: -LARGEST_EXPONENT })

/** Some ten seconds of a fast processor; 6.6 times ten to the power of 65,657,059. */
const LAST_FACTORIAL = 10_000_000

const LONG_NUMBERS: Numbers = {
  of: (value) => new Long(value),
  settle: (value) => withoutRounding(new Long(value)),
  // One digit in 60 is lost in 60 million roundings at most.
  factorial: (n) => factorial(n, LAST_FACTORIAL, new Long(1)),
  // The exponent of a number from 1 to 10 is 0; decimal.js detects by itself when such a power is too large.
  isTooLarge: (base, exponent) => base.abs().e * exponent.toNumber() > LARGEST_EXPONENT,
  isTooSmall: () => false,
}

export interface LongSum {
  /** The result as the calculator shows numbers: 15 digits and an exponent. */
  text: string
  /** The result as it is copied, with more digits. */
  copy: string
  /** How many digits stand before the point. */
  digits: number
}

/**
 * The value of an expression far beyond the largest double, such as `5000!`. It may take a minute. Errors as those of
 * `evaluateExpression`.
 */
export function longSum(text: string, angle: Angle): Result<LongSum, ExpressionError> {
  const parsed = parseExpression(text, undefined)
  if (!parsed.ok) return parsed
  const value = evaluateExpression(parsed.value.tree, angle, LONG_NUMBERS)
  if (!value.ok) return value
  const { value: number } = value
  return ok({
    text: formatNumber(number),
    copy: plainNumber(number),
    digits: Math.max(1, number.e + 1),
  })
}
