import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNumber } from '#lib/number-text'
import { parseFraction } from '#lib/fraction'
import { decimal as calculatorNumber } from '../../../src/tools/calculator/domain/decimal'
import { formatNumber } from '../../../src/tools/calculator/domain/notation'
import { formatResult } from '../../../src/tools/unit-converter/domain/format-result'

const plainOf = (text: string, locale: string | undefined = 'en') => {
  const read = readNumber(text, locale)
  return read.ok ? read.value.plain : null
}

const digits = (length: number) =>
  fc
    .integer({ min: 0, max: 10 ** length - 1 })
    .map((number) => String(number).padStart(length, '0'))
describe('NU-01: rules 1 to 3: the same number in every locale', () => {
  const LOCALES = [undefined, 'en', 'de', 'de-CH', 'fr', 'es', 'pt-PT', 'pl', 'hi', 'en-IN', 'sv']

  test.each([
    // Rule 1
    ['0', '0'],
    ['  42\t', '42'],
    ['+5', '5'],
    ['-5', '-5'],
    ['\u22125', '-5'],
    ['5.', '5'],
    ['007', '7'],
    ['1.50', '1.50'],
    // As keyboards for Chinese and Japanese write them.
    ['－１２．５', '-12.5'],
    ['１，２３４．５', '1234.5'],
    // As the locales of Chromium write them: ar-EG, fa, hi, bn, my and ne; and digits of mathematics.
    ['١٬٢٣٤٫٥', '1234.5'],
    ['۱۲٬۳۴۵٬۶۷۸٫۹', '12345678.9'],
    ['-٠٫٥', '-0.5'],
    ['१२,३४,५६७', '1234567'],
    ['১২৩.৪৫', '123.45'],
    ['၁၂၃', '123'],
    ['𝟏𝟐𝟗𝟎', '1290'],
    ['1e3', '1e3'],
    ['1E+3', '1e3'],
    ['2.5e-3', '2.5e-3'],
    ['1e\u22125', '1e-5'],
    ['\u22121e\u22125', '-1e-5'],
    ['1.234568e+6', '1.234568e6'],
    ['1,5e3', '1.5e3'],
    // Rule 2
    ['1 000\u202f000', '1000000'],
    // Rule 3
    ['1.5', '1.5'],
    ['1234.567', '1234.567'],
    ['1,234.', '1234'],
    ['12,34,567', '1234567'],
    ['1,23,456', '123456'],
    ['1,00,00,000.50', '10000000.50'],
    ['12,34,567e2', '1234567e2'],
    // Rule 4, where no locale is asked
    ['1,5', '1.5'],
    ['12,50', '12.50'],
    [',5', '0.5'],
    ['.5', '0.5'],
    ['-,5', '-0.5'],
    [',500', '0.500'],
    ['0,123', '0.123'],
    ['-0,123', '-0.123'],
    ['1234,567', '1234.567'],
    ['1,2345', '1.2345'],
    ['5,', '5'],
  ])('%j is %s', (text, plain) => {
    for (const locale of LOCALES) {
      expect(readNumber(text, locale)).toEqual({ ok: true, value: { plain, readAs: null } })
    }
  })

  const BLANKS = [' ', '\u00a0', '\u2009', '\u202f', "'", '\u2019']

  test('rules 2 and 3: groups of three digits stand between blanks, apostrophes or marks of a kind; another mark stands before decimals', () => {
    const signs = [',.', '.,', ...BLANKS.flatMap((blank) => [`${blank}.`, `${blank},`])]
    const groups = fc.array(digits(3), { minLength: 1, maxLength: 5 })
    const decimals = fc.oneof(fc.constant(''), digits(1), digits(3), digits(8))
    const first = fc.integer({ min: -999, max: 999 }).filter((number) => number !== 0)
    fc.assert(
      fc.property(fc.constantFrom(...signs), first, groups, decimals, (sign, head, tail, end) => {
        const [between = '', mark = ''] = sign
        // A single mark is rule 4.
        fc.pre(end !== '' || tail.length > 1 || BLANKS.includes(between))
        const shown = [head, ...tail].join(between) + (end && mark + end)
        const plain = head + tail.join('') + (end && `.${end}`)
        for (const locale of LOCALES) {
          expect(readNumber(shown, locale)).toEqual({ ok: true, value: { plain, readAs: null } })
        }
      }),
    )
  })
})

describe('NU-02: rule 4: one to three digits, a mark and three digits: the locale decides', () => {
  test.each([
    ['en', '1234'],
    ['en-IN', '1234'],
    ['hi', '1234'],
    ['de', '1.234'],
    ['de-CH', '1.234'],
    ['fr', '1.234'],
    ['es', '1.234'],
    ['pt-PT', '1.234'],
    ['pl', '1.234'],
    ['sv', '1.234'],
  ])('in %s 1,234 is read as %s, and is said to be', (locale, readAs) => {
    expect(readNumber('1,234', locale)).toEqual({ ok: true, value: { plain: readAs, readAs } })
  })

  test.each([
    ['en', null],
    ['en-IN', null],
    ['fr', null],
    ['pl', null],
    ['de', '1.234'],
    ['es', '1.234'],
    ['it', '1.234'],
    ['pt-BR', '1.234'],
  ])('in %s 1.234 is read with its point, and it is said: %s', (locale, readAs) => {
    expect(readNumber('1.234', locale)).toEqual({ ok: true, value: { plain: '1.234', readAs } })
  })

  test.each(['0.123', '1234.567', '1.5', '1.2345', '1.234.567'])(
    'of %s the point is clear in de',
    (text) => {
      expect(readNumber(text, 'de')).toMatchObject({ value: { readAs: null } })
    },
  )

  test.each([
    ['-12,345', '-12345', '-12.345'],
    ['123,456', '123456', '123.456'],
    ['1,000', '1000', '1.000'],
    ['1,234e3', '1234e3', '1.234e3'],
  ])('%s is %s in en and %s in de', (text, english, german) => {
    expect(readNumber(text, 'en')).toMatchObject({ value: { plain: english, readAs: english } })
    expect(readNumber(text, 'de')).toMatchObject({ value: { plain: german, readAs: german } })
  })
})

test.each(
  [
    ['', ' ', 'abc', '12abc', '0x10', '0b1', '--5', '+-5', '.', ',', '-', '5e', 'e5', '1e2.5'],
    ['Infinity', 'NaN', '5 km', '5-', '- 5', '(5)', '1/2', '50%', '$5', '5 EUR'],
    ['1 00', '1 0000', '12 34 567', '1234 567', ' 1  000', "1'00", '1 000 00', "1'000 000"],
    ['1 234,5,6', '1 234.5,6', '1,234 567', "1.234'567", '1\u2003000'],
    ['1..5', '1,,5', '1.2.3', '1,2,3', '1,5,', '1,23.5', '1234,567.8', '1,234.567,8'],
    [
      '1.234,567.8',
      '1,234.567.8',
      ',123.4',
      '0,123.4',
      '0,123,456',
      '0,12,345',
      '0 123',
      '1234,567,890',
    ],
    ['12.34.56', '1,23,45', '123,45,678', '1_000', '1·5'],
  ].flat(),
)('rule 5: %j is not a number', (text) => {
  expect(readNumber(text, 'en')).toEqual({ ok: false, error: { code: 'not-a-number' } })
})

test('NU-04: a text of 100,000 characters is judged at once', () => {
  for (const character of [' ', '1', ',', 'a', '$', '0', '1,']) {
    const text = `1${character.repeat(100_000)}x`
    expect(plainOf(text, 'en')).toBeNull()
  }
})

describe('NU-03: what the pages show reads back', () => {
  const amounts = fc
    .record({ units: fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), scale: fc.nat(30) })
    .map(({ units, scale }) => `${units}e-${scale}`)
  const locales = fc.constantFrom(
    'en',
    'de',
    'de-CH',
    'fr',
    'es',
    'pt-PT',
    'pl',
    'hi',
    'en-IN',
    'sv',
  )

  test('the results of the unit converter', () => {
    fc.assert(
      fc.property(amounts, locales, (amount, locale) => {
        const shown = formatResult(parseFraction(amount))
        expect(Number(plainOf(shown, locale))).toBe(Number(shown))
      }),
    )
  })

  test('the display of the calculator', () => {
    fc.assert(
      fc.property(amounts, locales, (amount, locale) => {
        const shown = formatNumber(calculatorNumber(amount))
        expect(Number(plainOf(shown, locale))).toBe(Number(shown))
      }),
    )
  })

  test('numbers of Intl with two decimals in ten locales', () => {
    const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), locales, (cents, locale) => {
        const value = new Decimal(cents).div(100)
        const shown = new Intl.NumberFormat(locale, options).format(value.toNumber())
        expect(Number(plainOf(shown, locale)), shown).toBe(value.toNumber())
      }),
    )
  })

  test('grouped whole numbers of Intl in ten locales, but for a single point, which is the decimal mark', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), locales, (value, locale) => {
        const shown = new Intl.NumberFormat(locale).format(value)
        fc.pre(!/^\D?\d+\.\d+$/.test(shown))
        expect(Number(plainOf(shown, locale)), shown).toBe(value)
      }),
    )
  })
})
