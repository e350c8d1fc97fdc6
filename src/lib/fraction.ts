/** An exact number: `num / den`, with `den` above zero. Not always in lowest terms. */
export interface Fraction {
  num: bigint
  den: bigint
}

const fraction = (num: bigint, den = 1n): Fraction => ({ num, den })

export const ZERO = fraction(0n)
export const ONE = fraction(1n)

const DECIMAL = /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/

/**
 * The exact value of decimal notation such as `-0.5e3`. The text must be of that form and its
 * exponent within a few hundred: the powers of ten are written out.
 */
export function parseFraction(text: string): Fraction {
  const [, sign, whole = '', decimals = '', exponent = '0'] = DECIMAL.exec(text) ?? []
  const digits = BigInt(whole + decimals || '0')
  const num = sign === '-' ? -digits : digits
  const power = Number(exponent) - decimals.length
  return power < 0 ? fraction(num, 10n ** BigInt(-power)) : fraction(num * 10n ** BigInt(power))
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.num * b.den + b.num * a.den, a.den * b.den)

export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, fraction(-b.num, b.den))

export const multiply = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.num * b.num, a.den * b.den)

/** `b` must be above zero: the denominator is. */
export const divide = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.den, a.den * b.num)

/** The quotient of two decimal notations, the second above zero. */
export const ratio = (num: string, den: string): Fraction =>
  divide(parseFraction(num), parseFraction(den))
