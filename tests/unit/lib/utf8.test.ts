import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8Length } from '#lib/utf8'

const encodedLength = (text: string) => new TextEncoder().encode(text).length

// The characters on both sides of each change of length.
test.each([
  '\u0000',
  '\u007f',
  '\u0080',
  '\u07ff',
  '\u0800',
  '\ud7ff',
  '\ue000',
  '\uffff',
  '👋',
  '',
])('the length of %j is that of its UTF-8 form', (text) => {
  expect(utf8Length(text)).toBe(encodedLength(text))
})

test('the length of any well-formed text is that of its UTF-8 form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(utf8Length(text)).toBe(encodedLength(text))
    }),
  )
})
