import polynomial from 'qrcode/lib/core/polynomial.js'

/** ISO/IEC 18004 §7.5.2: the field of 256 elements modulo x^8 + x^4 + x^3 + x^2 + 1. */
const FIELD_POLYNOMIAL = 0x11d
const ORDER = 255

/** Twice over, so that the sum of two logarithms needs no reduction. */
const POWERS = new Uint8Array(2 * ORDER)
const LOGARITHMS = new Uint8Array(ORDER + 1)
for (let exponent = 0, value = 1; exponent < ORDER; exponent++) {
  POWERS[exponent] = POWERS[exponent + ORDER] = value
  LOGARITHMS[value] = exponent
  value = value & 0x80 ? (value << 1) ^ FIELD_POLYNOMIAL : value << 1
}

/**
 * The remainder of polynomials over that field, highest power first, with one coefficient fewer than
 * the divisor.
 * @param divisor a generator polynomial: its first coefficient is 1 and none is 0
 */
export function remainder(dividend: Uint8Array, divisor: Uint8Array): Uint8Array {
  const degree = divisor.length - 1
  const rest = dividend.slice()
  const logs = divisor.map((coefficient) => LOGARITHMS[coefficient] ?? 0)
  for (let at = 0; at + degree < rest.length; at++) {
    const leading = rest[at] ?? 0
    if (leading === 0) continue
    const log = LOGARITHMS[leading] ?? 0
    for (let j = 1; j <= degree; j++) {
      rest[at + j] = (rest[at + j] ?? 0) ^ (POWERS[(logs[j] ?? 0) + log] ?? 0)
    }
  }
  return rest.slice(rest.length - degree)
}

/**
 * Puts our remainder in the place of the package's, which copies the block once for each of its
 * codewords: more than half of the time that a large symbol takes.
 */
export function speedUpErrorCorrection(): void {
  polynomial.mod = remainder
}
