import { createRequire } from 'node:module'
import type polynomial from 'qrcode/lib/core/polynomial.js'
import { expect, test } from 'vitest'
import { encodeQr } from '../../../src/tools/qr-generator/domain/encode'
import { remainder } from '../../../src/tools/qr-generator/domain/reed-solomon'

// A copy of the package apart from the one whose part we replace.
const require = createRequire(import.meta.url)
const polynomialPath = require.resolve('qrcode/lib/core/polynomial')
Reflect.deleteProperty(require.cache, polynomialPath)
const original: typeof polynomial = require(polynomialPath)

/** Codewords of error correction in a block, of all versions and levels (ISO/IEC 18004 Table 9). */
const DEGREES = [7, 10, 13, 15, 16, 17, 18, 20, 22, 24, 26, 28, 30]

const padded = (values: Uint8Array, length: number) => {
  const whole = new Uint8Array(length)
  whole.set(values, length - values.length)
  return whole
}

test.each(DEGREES)('%d codewords of correction are those of the package', (degree) => {
  const divisor = original.generateECPolynomial(degree)
  for (let block = 1; block <= 123; block++) {
    const dividend = new Uint8Array(block + degree)
    for (let at = 0; at < block; at++) dividend[at] = (at * 167 + block * 31) % 256
    expect(remainder(dividend, divisor)).toEqual(padded(original.mod(dividend, divisor), degree))
  }
})

test('a block of zeros has zeros for its correction', () => {
  expect(remainder(new Uint8Array(20), original.generateECPolynomial(10))).toEqual(
    new Uint8Array(10),
  )
})

test('the package makes its symbols with it', async () => {
  const { default: used } = await import('qrcode/lib/core/polynomial.js')
  expect(encodeQr('https://example.com', 'M').ok).toBe(true)
  expect(used.mod).toBe(remainder)
})
