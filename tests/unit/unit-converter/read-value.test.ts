import { expect, test } from 'vitest'
import { readValue, withOtherSign } from '../../../src/tools/unit-converter/domain/read-value'

test.each([
  ['1,5', '1.5', null],
  ['1 000', '1000', null],
  ['\u2212273.15', '-273.15', null],
  ['1,234', '1234', '1234'],
])('%s is read as %s', (text, plain, readAs) => {
  expect(readValue(text, 'en')).toMatchObject({ ok: true, value: { plain, readAs } })
})

test('UN-72: where the comma is the decimal mark, 1,234 is 1.234, and the page can show that', () => {
  expect(readValue('1,234', 'de')).toMatchObject({
    value: { plain: '1.234', readAs: '1.234', exact: { num: 1234n, den: 1000n } },
  })
})

test.each(['1e-400', '-1e-400', `0.${'0'.repeat(400)}1`])(
  'what is nearer to 0 than numbers go is read as 0, and the page can show that: %.9s',
  (text) => {
    const value = { exact: { num: 0n }, plain: '0', readAs: '0' }
    expect(readValue(text, 'en')).toMatchObject({ ok: true, value })
  },
)

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['abc', 'not-a-number'],
  ['5e-', 'not-a-number'],
  ['1..5 km', 'not-a-number'],
  ['1e309', 'too-large'],
  ['-1e309', 'too-large'],
])('%j is refused as %s', (text, code) => {
  expect(readValue(text, 'en')).toEqual({ ok: false, error: { code } })
})

test.each([
  ['5 km', 'km'],
  ['5km', 'km'],
  ['1,5 m²', 'm²'],
  ['20 °C', '°C'],
  ['100 km/h', 'km/h'],
])('%j is a number and a name, %s', (text, name) => {
  expect(readValue(text, 'en')).toEqual({ ok: false, error: { code: 'with-unit', name } })
})

test.each([
  ['00000', 0n],
  ['00007', 1n],
])('of decimals beyond 1,000, %s counts as one digit, for rounding', (beyond, digit) => {
  const read = readValue(`0.${'5'.repeat(1000)}${beyond}`, 'en')
  expect(read.ok && read.value.exact.num).toBe(BigInt('5'.repeat(1000)) * 10n + digit)
})

test('a text of 100,000 characters is judged at once', () => {
  for (const part of [' ', 'a', '1a', '1 ', "'", '°'])
    expect(readValue(`1${part.repeat(100_000)}!`, 'en').ok).toBe(false)
})

test.each([
  ['', '-'],
  ['5', '-5'],
  ['+5', '-5'],
  [' 5', '-5'],
  ['-5', '5'],
  ['\u22125', '5'],
  ['－５', '５'],
  ['\u200e-5', '5'],
  ['＋５', '-５'],
  ['-', ''],
  ['abc', '-abc'],
])('the other sign of %j is %j', (text, changed) => {
  expect(withOtherSign(text)).toBe(changed)
})
