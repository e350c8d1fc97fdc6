import type { Fraction } from './fraction'

const absolute = (value: bigint) => (value < 0n ? -value : value)
const sign = ({ num }: Fraction) => (num < 0n ? '-' : '')

/** `num / den` to the nearest whole number, halves away from zero; neither is below zero. */
const roundedQuotient = (num: bigint, den: bigint) => (2n * num + den) / (2n * den)

/** A whole number of `10^-decimals` as decimal text. */
function pointed(scaled: bigint, decimals: number): string {
  if (decimals === 0) return scaled.toString()
  const digits = scaled.toString().padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Power of ten of the first digit of a value that is not zero: 3 for 1234, -2 for 0.05. */
export function exponentOf(value: Fraction): number {
  const num = absolute(value.num)
  const { den } = value
  const guess = num.toString().length - den.toString().length
  const reaches =
    guess >= 0 ? num >= den * 10n ** BigInt(guess) : num * 10n ** BigInt(-guess) >= den
  return reaches ? guess : guess - 1
}

/** A value that is not zero, to so many significant digits: `mantissa * 10^(exponent - digits + 1)`. */
function significant(value: Fraction, digits: number): { mantissa: bigint; exponent: number } {
  const num = absolute(value.num)
  const exponent = exponentOf(value)
  const shift = digits - 1 - exponent
  const mantissa =
    shift >= 0
      ? roundedQuotient(num * 10n ** BigInt(shift), value.den)
      : roundedQuotient(num, value.den * 10n ** BigInt(-shift))
  // 9.9999996 rounds to 1.000000 of the next power.
  const carried = mantissa === 10n ** BigInt(digits)
  return carried ? { mantissa: mantissa / 10n, exponent: exponent + 1 } : { mantissa, exponent }
}

/** Plain decimals, rounded from the exact value, halves away from zero: 1/8 to 2 is `0.13`. */
export const fixedText = (value: Fraction, decimals: number): string =>
  sign(value) +
  pointed(roundedQuotient(absolute(value.num) * 10n ** BigInt(decimals), value.den), decimals)

/** All decimals of the value, without idle zeros; null where they never end. */
export function exactText(value: Fraction): string | null {
  // Decimals end if 10^n has all factors of the denominator. Its 2s and 5s are fewer than its binary digits.
  const decimals = value.den.toString(2).length
  const scaled = absolute(value.num) * 10n ** BigInt(decimals)
  if (scaled % value.den !== 0n) return null
  return sign(value) + pointed(scaled / value.den, decimals).replace(/\.?0+$/, '')
}

const scientific = (mantissa: bigint, decimals: number, exponent: number) =>
  `${pointed(mantissa, decimals)}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`

/** As `toExponential` writes it, rounded from the exact value, which is not zero: `1.000000e-4`. */
export function exponentialText(value: Fraction, decimals: number): string {
  const { mantissa, exponent } = significant(value, decimals + 1)
  return sign(value) + scientific(mantissa, decimals, exponent)
}

// As `toPrecision` does it: smaller values would be mostly zeros.
const MIN_PLAIN_EXPONENT = -6

/** As `toPrecision` writes a value below 1 that is not zero, rounded from the exact value. */
export function precisionText(value: Fraction, digits: number): string {
  const { mantissa, exponent } = significant(value, digits)
  const written =
    exponent < MIN_PLAIN_EXPONENT
      ? scientific(mantissa, digits - 1, exponent)
      : pointed(mantissa, digits - 1 - exponent)
  return sign(value) + written
}
