import { expect, test } from 'vitest'
import { answerExpression } from '../../../../../src/tools/calculator/extras/expression/domain/answer'

const keypad = (text: string) => answerExpression(text, 'degrees', 'en')?.keypad

test.each([
  ['2+3×4', '20'],
  ['2 + 3 * -4', '-20'],
  ['-2^2', '4'],
  ['2^3^2', '64'],
  ['1 + 4!/2', '12.5'],
  ['10 - 4 / 2', '3'],
  ['2 + 3 × sin(30)', '2.5'],
  ['1 + 2 × √16', '12'],
  ['2 + 3 × 4²', '80'],
  ['1 + 2 × π', '9.42477796076938'],
])('the keypad works out %s to %s, left to right', (text, shown) => {
  expect(keypad(text)).toBe(shown)
})

test.each(['2+3', '2×3+4', '200 - 15% + 10%', '50 * 10%', '10% of 5%', '-sin 30', '2 × (-3)', '4'])(
  'where the keypad gives the same, as for %s, there is nothing beside the result',
  (text) => {
    expect(keypad(text)).toBeNull()
  },
)

test.each(['2(3+4)', '(2+3)×4+1', 'sin(10+20)', '100 + (10%)', '1 + 5 mod 3', '1 + 2 × sin 30°'])(
  'the keypad has no keys for %s',
  (text) => {
    expect(keypad(text)).toBeNull()
  },
)

test('CA-87: a division by zero is refused, with the 0 of the keypad beside it', () => {
  const answer = answerExpression('5 ÷ 0', 'degrees', 'en')
  expect(answer?.result).toEqual({ ok: false, error: { code: 'division-by-zero', at: 2 } })
  expect(answer?.keypad).toBe('0')
})

test.each(['5000!', 'tan 90', '2+', '0 - 1 + √(-4)'])('there is no result of %s', (text) => {
  expect(answerExpression(text, 'degrees', 'en')).toMatchObject({
    result: { ok: false },
    keypad: null,
  })
})

test('the expression line and the keypad order beside it go by radians too', () => {
  const answer = answerExpression('1 + 2 × sin(π)', 'radians', 'en')
  expect(answer?.result).toMatchObject({ ok: true, value: { text: '1' } })
  expect(answer?.keypad).toBe('0')
})

test('an angle with its sign is in degrees, in radians too', () => {
  const answer = answerExpression('sin(30°) + cos 60 degrees', 'radians', 'en')
  expect(answer?.result).toMatchObject({ ok: true, value: { text: '1' } })
})

test.each([
  ['sin(pi/2)', 'degrees', '1'],
  ['tan(pi/2)', 'degrees', null],
  ['sin(pi/2)', 'radians', null],
  ['pi × sin(30)', 'degrees', null],
] as const)(
  'AN-02: beside the result of %s in %s stands that in radians: %s',
  (text, angle, radians) => {
    expect(answerExpression(text, angle, 'en')?.radians).toBe(radians)
  },
)
