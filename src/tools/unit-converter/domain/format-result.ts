import type { Ratio } from './ratio'

const DECIMALS = 10
const MANTISSA_DECIMALS = 6

const absolute = (value: bigint) => (value < 0n ? -value : value)

/** `num / den` to the nearest whole number, halves away from zero; neither is below zero. */
const roundedQuotient = (num: bigint, den: bigint) => (2n * num + den) / (2n * den)

/** A whole number of `10^-decimals` as decimal text. */
function pointed(scaled: bigint, decimals: number): string {
  const digits = scaled.toString().padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Power of ten of the first digit of `num / den`, both above zero. */
function exponentOf(num: bigint, den: bigint): number {
  const guess = num.toString().length - den.toString().length
  const reaches =
    guess >= 0 ? num >= den * 10n ** BigInt(guess) : num * 10n ** BigInt(-guess) >= den
  return reaches ? guess : guess - 1
}

function exponential(num: bigint, den: bigint): string {
  const exponent = exponentOf(num, den)
  const shift = MANTISSA_DECIMALS - exponent
  const mantissa =
    shift >= 0
      ? roundedQuotient(num * 10n ** BigInt(shift), den)
      : roundedQuotient(num, den * 10n ** BigInt(-shift))
  const limit = 10n ** BigInt(MANTISSA_DECIMALS + 1)
  // 9.9999996 is written as 1.000000 of the next power.
  if (mantissa === limit) return scientific(limit / 10n, exponent + 1)
  return scientific(mantissa, exponent)
}

const scientific = (mantissa: bigint, exponent: number) =>
  `${pointed(mantissa, MANTISSA_DECIMALS)}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`

function fixed(num: bigint, den: bigint): string {
  const scaled = roundedQuotient(num * 10n ** BigInt(DECIMALS), den)
  return pointed(scaled, DECIMALS).replace(/\.?0+$/, '')
}

/**
 * Spec §9: exponential notation with 6 decimals where the value is not zero and below 0.001 or above
 * 1,000,000, else 10 decimals at most. Rounded from the exact value, halves away from zero.
 */
export function formatResult({ num, den }: Ratio): string {
  if (num === 0n) return '0'
  const size = absolute(num)
  const written = size * 1000n < den || size > den * 1_000_000n ? exponential : fixed
  return (num < 0n ? '-' : '') + written(size, den)
}
