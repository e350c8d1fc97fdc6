import { describe, expect, test } from 'vitest'
import { decimal } from '../../../src/tools/calculator/domain/decimal'
import { factorial } from '../../../src/tools/calculator/domain/functions'
import { after, display } from '../../support/calculator-keys'

describe('factorial', () => {
  test.each([
    ['CA-27', '5 n!', '120'],
    ['CA-28', '0 n!', '1'],
    ['CA-28', '1 n!', '1'],
    ['CA-34', '21 n!', '5.10909421717094e+19'],
  ])('%s: %s shows %s', (_, keys, shown) => {
    expect(display(keys)).toBe(shown)
  })

  test('factorial returns NaN for negatives and non-integers', () => {
    expect(factorial(decimal('-1')).isNaN()).toBe(true)
    expect(factorial(decimal('3.5')).isNaN()).toBe(true)
  })

  test.each([
    ['CA-29', '3.5 n!'],
    ['CA-30', '0 − 1 = n!'],
    ['CA-32', '171 n!'],
  ])('%s: %s shows Error', (_, keys) => {
    expect(display(keys)).toBe('Error')
  })

  test('CA-29: a digit after the error starts a new entry', () => {
    expect(display('3.5 n! 7')).toBe('7')
  })

  // 170! by exact multiplication begins 7257415615307998967396728….
  test('CA-31: 170! is within 1e-15 of 7.257415615307999e306', () => {
    expect(display('170 n!')).toBe('7.257415615308e+306')
    expect(factorial(decimal(170)).toFixed(0).slice(0, 25)).toBe('7257415615307998967396728')
  })

  test('CA-33: the factorial of a billion is refused without working it out', () => {
    const product = factorial(decimal(1_000_000_000))
    expect(product.isFinite()).toBe(false)
    expect(display('1000000000 n!')).toBe('Error')
  })
})

describe('trigonometry takes degrees', () => {
  test.each([
    ['CA-35', '30 sin', '0.5'],
    ['CA-36', '180 sin', '0'],
    ['CA-36', '360 sin', '0'],
    ['CA-37', '90 cos', '0'],
    ['CA-37', '270 cos', '0'],
    ['CA-38', '60 cos', '0.5'],
    ['CA-38', '120 cos', '-0.5'],
    ['CA-39', '45 tan', '1'],
    ['CA-39', '135 tan', '-1'],
    ['CA-39', '225 tan', '1'],
    ['CA-41', '1 sin', '0.0174524064372835'],
    ['CA-41', '1 cos', '0.999847695156391'],
    ['CA-41', '1 tan', '0.0174550649282176'],
    ['CA-42', '1000000 sin', '-0.984807753012208'],
    ['negative angles', '30 ± sin', '-0.5'],
    ['negative angles', '240 ± cos', '-0.5'],
    ['negative angles', '45 ± tan', '-1'],
    ['a third of ninety', '1 ÷ 3 × 90 = sin', '0.5'],
  ])('%s: %s shows %s', (_, keys, shown) => {
    expect(display(keys)).toBe(shown)
  })

  test.each(['90 tan', '270 tan', '90 ± tan', '1 ÷ 3 × 270 = tan'])(
    'CA-40: %s shows Error',
    (keys) => {
      expect(display(keys)).toBe('Error')
      expect(after(keys).note).toBe('undefined')
    },
  )
})

// From 10 to the power of 41 on, 60 digits are not enough for what is left of whole turns.
test.each(['170 n! sin', '170 n! cos', '170 n! tan', '170 n! ± sin'])(
  '%s is too large an angle',
  (keys) => {
    expect(display(keys)).toBe('Error')
    expect(after(keys).note).toBe('too-large')
  },
)

describe('logarithms and roots', () => {
  test.each([
    ['CA-43', '1000 log', '3'],
    ['CA-43', '10 ln', '2.30258509299405'],
    ['CA-46', '256 √ √ √', '2'],
    ['CA-47', '2.25 √ − 1.5 =', '0'],
    ['e', 'e ln', '1'],
    ['the square of a root', '2 √ x²', '2'],
    ['x squared', '12 x²', '144'],
    ['1/x', '8 1/x', '0.125'],
    ['pi', 'π', '3.14159265358979'],
    ['e', 'e', '2.71828182845905'],
    ['CA-96', '2 π', '6.28318530717959'],
    ['CA-96', '3 + 2 π =', '9.28318530717959'],
    ['CA-96', '8 ÷ 2 π =', '1.27323954473516'],
    ['CA-96', '2 ± e', '-5.43656365691809'],
    ['a constant behind a result', '2 x² π', '3.14159265358979'],
    ['a constant behind 0', '0 π', '3.14159265358979'],
  ])('%s: %s shows %s', (_, keys, shown) => {
    expect(display(keys)).toBe(shown)
  })

  test.each([
    ['CA-44', '0 log'],
    ['CA-44', '0 ln'],
    ['CA-45', '0 − 1 = √'],
    ['a negative number', '5 ± ln'],
  ])('%s: %s shows Error', (_, keys) => {
    expect(display(keys)).toBe('Error')
  })
})
