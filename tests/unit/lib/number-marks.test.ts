import { expect, test } from 'vitest'
import { readNumber } from '#lib/number-text'

test.each([
  // As Intl writes them in Hebrew and Arabic, and as the calculator of Windows copies them.
  ['\u200e-7,340.5', '-7340.5'],
  ['\u061c-5', '-5'],
  ['\u202a1234\u202c', '1234'],
])('%j with marks of direction is %s', (text, plain) => {
  expect(readNumber(text, 'en')).toMatchObject({ ok: true, value: { plain } })
})
