import { expect, test } from 'vitest'
import { readNumber } from '#lib/number-text'

test.each([
  // As Intl writes them in Hebrew and Arabic, and as the calculator of Windows copies them.
  ['\u200e-7,340.5', '-7340.5'],
  ['\u061c-5', '-5'],
  ['\u202a1234\u202c', '1234'],
  ['\u200f7,340.5 \u200f₪', '7340.5'],
  // French.
  ['2 934,75 $US', '2934.75'],
  ['2 934,75 £GB', '2934.75'],
])('%j with marks of direction, or a sign before its country, is %s', (text, plain) => {
  expect(readNumber(text, 'en', { currency: true })).toMatchObject({ ok: true, value: { plain } })
})
