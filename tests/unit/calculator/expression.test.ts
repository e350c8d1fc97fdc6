import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseExpression } from '#lib/expression/parse'
import { evaluateExpression } from '../../../src/tools/calculator/extras/shared/expression'
import { formatNumber } from '../../../src/tools/calculator/domain/notation'

function valueOf(text: string, locale = 'en'): string {
  const parsed = parseExpression(text, locale)
  const value = parsed.ok ? evaluateExpression(parsed.value.tree) : parsed
  return value.ok ? formatNumber(value.value) : `${value.error.code} at ${value.error.at}`
}

test.each([
  ['2^3^2', '512'],
  ['2+3=', '5'],
  ['2+3 = ', '5'],
  ['2=3', 'unexpected at 1'],
  ['=', 'incomplete at 1'],
  ['-2^2', '-4'],
  ['(-2)^2', '4'],
  ['2^-1', '0.5'],
  ['2(3)', '6'],
  ['(2)3', '6'],
  ['(1/2)(3)', '1.5'],
  ['2²+2³', '12'],
  ['-3²', '-9'],
  ['2 - -2', '4'],
  ['(3!)!', '720'],
  ['2^3!', '64'],
  ['200 - 15% + 10%', '187'],
  ['50 * 10%', '5'],
  ['10% of 5%', '0.005'],
  ['100 + (10%)', '100.1'],
  ['100 + -10%', '90'],
  ['200 + 10% of 50', '205'],
  ['sin 30', '0.5'],
  ['sin -30', '-0.5'],
  ['cos(180)', '-1'],
  ['3 × 4 ÷ 6 − 1', '1'],
  ['3x4', '12'],
  ['1 234,5 + 1', '1235.5'],
  ['1 234/2', '617'],
  ['6 / 1 1/2', '4'],
  ['2(1 1/2)', '3'],
  ["1'000 * 2", '2000'],
  ['1e3+1', '1001'],
  ['1/3*3', '1'],
  ['(1', '1'],
  ['2*(3+(4', '14'],
  ['１２＋３', '15'],
  ['½ + 1½', '2'],
  ['-½', '-0.5'],
  ['5+5 is what percent of 10+10', '50'],
  ['what % of 10+10 is 5+5', '50'],
  ['asin 0.5', '30'],
  ['cos(acos(0.25))', '0.25'],
  ['atan 1', '45'],
  ['log20', '1.30102999566398'],
  ['log10 100', '2'],
  ['2^log2(10)', '10'],
  ['cbrt(-27)', '-3'],
  ['abs(2-5)', '3'],
  ['1+1 in %', '200'],
  ['1,234.5 thousand', '1234500'],
])('%s is %s', (text, value) => {
  expect(valueOf(text)).toBe(value)
})

test.each([
  ['', 'incomplete at 0'],
  ['2+', 'incomplete at 2'],
  ['(1+', 'incomplete at 3'],
  ['5 of 20', 'unexpected at 2'],
  ['1.5½', 'unexpected at 3'],
  ['½^2', 'unexpected at 0'],
  ['what % of 20', 'incomplete at 12'],
  ['what % of 20 5', 'unexpected at 13'],
  ['asin 2', 'undefined at 0'],
  ['log2', 'incomplete at 4'],
  ['million', 'unknown-word at 0'],
  ['1e3 million', 'unknown-word at 4'],
  ['2)', 'unexpected at 1'],
  ['1 2', 'unexpected at 2'],
  ['1 5/3', 'unexpected at 2'],
  ['1 1/2^2', 'unexpected at 2'],
  ['1 1/2(4)', 'unexpected at 2'],
  ['1 2 1/2', 'unexpected at 2'],
  ['3! 1 1/2', 'unexpected at 3'],
  ['5 % 3', 'unexpected at 4'],
  ['5 % (3)', 'ambiguous at 4'],
  ['sin 2pi', 'ambiguous at 5'],
  ['6/2(1+2)', 'ambiguous at 3'],
  ['√2^2', 'ambiguous at 2'],
  ['3!!', 'ambiguous at 2'],
  ['2 + foo', 'unknown-word at 4'],
  ['1,2,3', 'no-number at 0'],
  ['1 + 1/0', 'division-by-zero at 5'],
  ['1/(2-2)', 'division-by-zero at 1'],
  ['sqrt(0-1)', 'undefined at 0'],
  ['tan 90', 'undefined at 0'],
  ['0^-1', 'undefined at 1'],
  ['1e999', 'too-large at 0'],
  ['9^9^9^9', 'too-large at 3'],
  ['5000!', 'too-large at 4'],
  ['1 + sin(2^300)', 'angle-too-large at 4'],
])('%j is refused: %s', (text, problem) => {
  expect(valueOf(text)).toBe(problem)
})

test('CA-86: more than 300 characters are refused', () => {
  expect(valueOf('1+'.repeat(149) + '11')).toBe('160')
  expect(valueOf('1+'.repeat(150) + '1')).toBe('too-long at 300')
})

test.each([
  ['brackets', '('.repeat(100) + '1' + ')'.repeat(100)],
  ['signs', '-'.repeat(299) + '1'],
])('a deep nest of %s is refused', (_, text) => {
  expect(valueOf(text)).toMatch(/^too-deep at 4\d$/)
})

test('more functions and powers than fit into a frame are refused', () => {
  expect(valueOf('ln1+'.repeat(15) + 'ln1')).toBe('0')
  expect(valueOf('ln1+'.repeat(16) + 'ln1')).toBe('too-many-calls at 66')
})

test('a comma that could be either is read as the locale has it, and said so', () => {
  expect(valueOf('1,234 * 2', 'en')).toBe('2468')
  expect(valueOf('1,234 * 2', 'de')).toBe('2.468')
  const parsed = parseExpression('1,234 * 2', 'de')
  expect(parsed.ok && parsed.value.readAs).toEqual(['1.234'])
})

test.each([
  ['($53,000 / 10,000,000) * 100,000', '530'],
  ['1,234.56 + 5,000', '6234.56'],
  ['5,000 * 1,000,000.5', '5000002500'],
])(
  'CA-89: a number that proves the comma between thousands decides for the others: %s',
  (text, value) => {
    expect(['de', 'fr-CH', 'en'].map((locale) => valueOf(text, locale))).toEqual([
      value,
      value,
      value,
    ])
  },
)

const readAs = (text: string) => {
  const parsed = parseExpression(text, 'en')
  return parsed.ok && parsed.value.readAs
}

test('CA-89: brackets that are left open, and a comma within those of a function, are said to be read so', () => {
  expect(readAs('2*(3+(4 =')).toEqual(['2*(3+(4))'])
  expect(readAs('log(8,2)')).toEqual(['8.2'])
  expect(readAs('(2,5+1)')).toEqual([])
})

test('inverse functions of angles give them in the unit that is set', () => {
  const parsed = parseExpression('4 * atan 1', 'en')
  const value = parsed.ok ? evaluateExpression(parsed.value.tree, 'radians') : parsed
  expect(value.ok && formatNumber(value.value)).toBe('3.14159265358979')
})

/** Whole numbers small enough that JavaScript's are exact. */
const operand = fc.integer({ min: 0, max: 99 }).map(String)
const chain = fc
  .tuple(operand, fc.array(fc.tuple(fc.constantFrom('+', '-', '*'), operand), { maxLength: 6 }))
  .map(([first, rest]) => first + rest.map(([sign, number]) => ` ${sign} ${number}`).join(''))
const nested = fc
  .tuple(chain, fc.constantFrom('+', '-', '*'), chain, fc.boolean())
  .map(([a, sign, b, negated]) => `${negated ? '-' : ''}(${a}) ${sign} (${b})`)

test('CA-85: precedence and brackets are those of JavaScript', () => {
  fc.assert(
    fc.property(nested, (text) => {
      const expected: unknown = runInNewContext(text)
      // -0 is 0.
      const value = Number(expected) + 0
      fc.pre(Math.abs(value) < 1e15)
      expect(Number(valueOf(text))).toBe(value)
    }),
  )
})

test('no text makes it throw', () => {
  const sign = fc.constantFrom(...'0123456789.,+-*/^%!() xeπ√²'.split(''), 'sin', 'of', 'ln')
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 30 }), (signs) => {
      expect(typeof valueOf(signs.join(''))).toBe('string')
    }),
  )
})

test.each([1, 2, 5, 7, 10, 100])(
  'remainders of %d by fractions are exact: 2 mod (2/3) is 0',
  (a) => {
    for (let b = 1; b <= 9; b++) {
      for (let c = 1; c <= 9; c++) {
        for (let d = 1; d <= 9; d++) {
          const exact = ((a * d) % (c * b)) / (b * d)
          const value = Number(valueOf(`(${a}/${b}) mod (${c}/${d})`))
          expect(value, `(${a}/${b}) mod (${c}/${d})`).toBeCloseTo(exact, 13)
          expect(value === 0).toBe(exact === 0)
        }
      }
    }
  },
)

test('a remainder far beyond the point is that of all digits', () => {
  expect(valueOf('1e40 mod 7')).toBe('4')
  expect(valueOf('(10^30 + 0.25) mod 1')).toBe('0.25')
})

test('a number below a far larger divisor is its own remainder', () => {
  expect(valueOf('8 mod 10^70')).toBe('8')
  expect(valueOf('10^-30 mod 10^40')).toBe('1e-30')
  expect(valueOf('-8 mod -10^70')).toBe('-8')
  expect(valueOf('-8 mod 10^70')).toBe('1e+70')
})
