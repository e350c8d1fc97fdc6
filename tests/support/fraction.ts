/** An exact number, numerator over a positive denominator: the oracle for decimal arithmetic. */
export interface Fraction {
  over: bigint
  under: bigint
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))

const size = (n: bigint): bigint => (n < 0n ? -n : n)

/** In lowest terms. */
export function fraction(over: bigint, under: bigint): Fraction {
  const common = gcd(size(over), size(under))
  const sign = under < 0n ? -1n : 1n
  return { over: (sign * over) / common, under: (sign * under) / common }
}

/** Digits with at most one point, a minus in front of them or not. */
export function fractionOf(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.')
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
}

/** Division by zero returns 0 (CA-22). */
export function operateExactly(a: Fraction, operator: string, b: Fraction): Fraction {
  switch (operator) {
    case '+':
      return fraction(a.over * b.under + b.over * a.under, a.under * b.under)
    case '-':
      return fraction(a.over * b.under - b.over * a.under, a.under * b.under)
    case '*':
      return fraction(a.over * b.over, a.under * b.under)
    default:
      return b.over === 0n ? fraction(0n, 1n) : fraction(a.over * b.under, a.under * b.over)
  }
}

/** A number as `digits` × 10 ** `exponent`, with the digits free of zeros at the end. */
export interface Rounded {
  digits: bigint
  exponent: number
}

function withoutZeros(digits: bigint, exponent: number): Rounded {
  if (digits === 0n) return { digits: 0n, exponent: 0 }
  return digits % 10n === 0n ? withoutZeros(digits / 10n, exponent + 1) : { digits, exponent }
}

const shift = (over: bigint, under: bigint, places: number): bigint => {
  const scaled = places >= 0 ? over * 10n ** BigInt(places) : over
  const base = places >= 0 ? under : under * 10n ** BigInt(-places)
  // Half a unit more, rounded down: halves go away from zero.
  return (2n * scaled + base) / (2n * base)
}

/** To 15 significant digits, halves away from zero. */
export function roundTo15({ over, under }: Fraction): Rounded {
  if (over === 0n) return { digits: 0n, exponent: 0 }
  const magnitude = size(over)
  let places = 15 - (magnitude.toString().length - under.toString().length)
  while (shift(magnitude, under, places) >= 10n ** 15n) places--
  const rounded = withoutZeros(shift(magnitude, under, places), 0 - places)
  return over < 0n ? { ...rounded, digits: -rounded.digits } : rounded
}

/** The text of a display, `-1.5e+20` too. */
export function readRounded(text: string): Rounded {
  const [mantissa = '', exponent = '0'] = text.split('e')
  const [whole = '', decimals = ''] = mantissa.split('.')
  return withoutZeros(BigInt(whole + decimals), Number(exponent) - decimals.length)
}
