import { parseExpression } from '#lib/expression/parse'
import type { Expression } from '#lib/expression/tree'
import { add, multiply, parseFraction, subtract, type Fraction } from '#lib/fraction'
import type { Locale } from '#lib/number-text'

/** A number as a quotient of whole numbers. */
interface AsFraction {
  /** The number as it was typed. */
  text: string
  /** In lowest terms. */
  value: Fraction
  /** A simpler one that has the same decimals where it is rounded to them: a third for 0.333. */
  near: Fraction | null
  readAs: readonly string[]
}

const IN = /^(.+?)\s+(?:in|to|as|into)\s+(?:an?\s+)?(?:simple |mixed |common )?fractions?$/i
const OF = /^fraction (?:of|for) (.+)$/i

const sizeOf = (value: bigint) => (value < 0n ? -value : value)

function lowest({ num, den }: Fraction): Fraction {
  let [a, b] = [sizeOf(num), den]
  while (b !== 0n) [a, b] = [b, a % b]
  return { num: num / a, den: den / a }
}

const LARGEST_NEAR = 20n

/** @param decimals behind the point of the number; fewer than three are taken as exact */
function nearFraction({ num, den }: Fraction, decimals: number): Fraction | null {
  if (decimals < 3) return null
  const unit = 10n ** BigInt(decimals)
  for (let part = 2n; part <= LARGEST_NEAR && part < den; part++) {
    const count = (2n * num * part + den) / (2n * den)
    // The typed decimals may be this fraction rounded up or cut off.
    if (sizeOf(num * part - count * den) * unit < den * part) return { num: count, den: part }
  }
  return null
}

/** Powers and signs beyond these are no fractions that anybody reads. */
const LARGEST_EXPONENT = 100n
const MOST_SIGNS = 60

const inverse = ({ num, den }: Fraction): Fraction =>
  num < 0n ? { num: -den, den: -num } : { num: den, den: num }

function power({ num, den }: Fraction, exponent: Fraction): Fraction | null {
  const times = exponent.num / exponent.den
  if (times * exponent.den !== exponent.num || sizeOf(times) > LARGEST_EXPONENT) return null
  if (times < 0n) return num === 0n ? null : power(inverse({ num, den }), { num: -times, den: 1n })
  return { num: num ** times, den: den ** times }
}

/** The value of a sum of fractions; null for roots, constants and all that has none. */
function exact(tree: Expression): Fraction | null {
  if (tree.kind === 'number') return /e/.test(tree.plain) ? null : parseFraction(tree.plain)
  if (tree.kind === 'group') return exact(tree.of)
  if (tree.kind === 'negative' || tree.kind === 'percent') {
    const of = exact(tree.of)
    return of && multiply(of, parseFraction(tree.kind === 'percent' ? '0.01' : '-1'))
  }
  if (tree.kind !== 'binary') return null
  const [a, right] = [exact(tree.left), exact(tree.right)]
  if (!a || !right) return null
  // `50 + 20%`: a percentage is one of the value so far.
  const isOfFirst = tree.right.kind === 'percent' && /[-+]/.test(tree.operator)
  const b = isOfFirst ? multiply(a, right) : right
  switch (tree.operator) {
    case '+':
      return add(a, b)
    case '-':
      return subtract(a, b)
    case '*':
      return multiply(a, b)
    case '/':
      return b.num === 0n ? null : multiply(a, inverse(b))
    case '^':
      return power(a, b)
    default:
      return null
  }
}

export const fractionText = ({ num, den }: Fraction): string =>
  den === 1n ? `${num}` : `${num}/${den}`

/**
 * Reads `0.75 as a fraction`, `37.5% as fraction`, `6/8 as fraction`, `7/8 - 2/3 as a fraction`; 'no-fraction' for what has
 * roots, functions or constants, null for anything else.
 */
export function readAsFraction(
  question: string,
  locale: Locale,
): AsFraction | 'no-fraction' | null {
  const text = (IN.exec(question) ?? OF.exec(question))?.[1]
  const parsed = text === undefined ? null : parseExpression(text, locale)
  if (text === undefined || !parsed?.ok) return null
  const { tree, readAs } = parsed.value
  const found = exact(tree)
  if (!found) return 'no-fraction'
  const value = lowest(found)
  if (fractionText(value).length > MOST_SIGNS) return null
  const decimals = tree.kind === 'number' ? (tree.plain.split('.')[1]?.length ?? 0) : 0
  return { text, value, near: nearFraction(value, decimals), readAs }
}

/** Such as `1 3/4`. */
export const mixedText = ({ num, den }: Fraction): string => `${num / den} ${num % den}/${den}`
