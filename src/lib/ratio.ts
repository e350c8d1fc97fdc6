/** An exact number: `num / den`, with `den` above zero. Not always in lowest terms. */
export interface Ratio {
  num: bigint
  den: bigint
}

const ratio = (num: bigint, den = 1n): Ratio => ({ num, den })

export const ZERO = ratio(0n)

const DECIMAL = /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/

/**
 * The exact value of decimal notation such as `-0.5e3`. The text must be of that form and its
 * exponent within a few hundred: the powers of ten are written out.
 */
export function decimal(text: string): Ratio {
  const [, sign, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(text) ?? []
  const digits = BigInt(whole + fraction || '0')
  const num = sign === '-' ? -digits : digits
  const power = Number(exponent) - fraction.length
  return power < 0 ? ratio(num, 10n ** BigInt(-power)) : ratio(num * 10n ** BigInt(power))
}

export const add = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.num * b.den + b.num * a.den, a.den * b.den)

export const subtract = (a: Ratio, b: Ratio): Ratio => add(a, ratio(-b.num, b.den))

export const multiply = (a: Ratio, b: Ratio): Ratio => ratio(a.num * b.num, a.den * b.den)

/** `b` must be above zero. */
export const divide = (a: Ratio, b: Ratio): Ratio => ratio(a.num * b.den, a.den * b.num)
