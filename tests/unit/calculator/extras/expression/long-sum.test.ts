import { expect, test } from 'vitest'
import { longSum } from '../../../../../src/tools/calculator/extras/expression/domain/long-sum'
import { lengthNote } from '../../../../../src/tools/calculator/extras/expression/notes'

/** Fifteen digits and the exponent of an exact whole number. */
function shown(exact: bigint) {
  const digits = String(exact)
  const rounded = String((BigInt(digits.slice(0, 16)) + 5n) / 10n)
  const plain = `${rounded[0]}.${rounded.slice(1)}`.replace(/\.?0+$/, '')
  return `${plain}e+${digits.length - 1}`
}

function exactFactorial(n: number) {
  let product = 1n
  for (let factor = 2n; factor <= BigInt(n); factor++) product *= factor
  return product
}

test.each([
  ['171!', exactFactorial(171)],
  ['5000!', exactFactorial(5000)],
  ['2^10000', 2n ** 10_000n],
  ['7^999 * 3', 7n ** 999n * 3n],
  ['(300! + 5) / 1', exactFactorial(300) + 5n],
  ['0 + 3^2000', 3n ** 2000n],
  ['10^400 - 10^399', 9n * 10n ** 399n],
])('%s is the exact whole number to 15 digits', (text, exact) => {
  const digits = String(exact).length
  const value = { text: shown(exact), digits }
  expect(longSum(text, 'degrees')).toMatchObject({ ok: true, value })
})

function textOf(text: string, angle: 'degrees' | 'radians' = 'degrees') {
  const sum = longSum(text, angle)
  return sum.ok ? sum.value.text : sum.error.code
}

test('constants, functions and both angles go on beyond the range of a double', () => {
  expect(textOf('pi * 10^500')).toBe('3.14159265358979e+500')
  expect(textOf('sin 0 + 10^500')).toBe('1e+500')
  expect(textOf('10^-400')).toBe('1e-400')
  expect(textOf('sin(pi/6) * 10^500', 'radians')).toBe('5e+499')
  expect(textOf('log(10^500)')).toBe('500')
  expect(textOf('5000! / 4999!')).toBe('5000')
})

test.each([
  ['9^9^9^9', 'too-large'],
  ['10000001!', 'too-large'],
  ['(-5000)!', 'undefined'],
  ['5000! / 0', 'division-by-zero'],
  ['5000! +', 'incomplete'],
  ['sin(5000!)', 'angle-too-large'],
])('%s is refused at once: %s', (text, code) => {
  expect(longSum(text, 'degrees')).toMatchObject({ ok: false, error: { code } })
})

test.each([
  [16_326, '16,326 digits before the point'],
  [16, '16 digits before the point'],
  // The number itself shows them.
  [15, null],
  [1, null],
])('a result with %d digits before the point has the note %j', (digits, note) => {
  expect(lengthNote(digits)).toBe(note)
})

test('a part that is whole but for rounding is whole: (1000/3*3)! is 1000!', () => {
  expect(textOf('(1000/3*3)!')).toBe(textOf('1000!'))
  expect(textOf('(10^(log 1000))!')).toBe(textOf('1000!'))
  expect(textOf('(-10)^(1000/7*7)')).toBe('1e+1000')
})
