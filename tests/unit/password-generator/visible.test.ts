import { expect, test } from 'vitest'
import { createPool } from '../../../src/tools/password-generator/domain/pool'
import { invisibleIn } from '../../../src/tools/password-generator/domain/characters'
import { only } from '../../support/password-recipes'

// One or more of each group, by the Unicode Character Database.
test.each([
  ['a control character', '\u0000\t\n\u007f\u0085', 'U+0000 U+0009 U+000A U+007F U+0085'],
  ['a zero width space', '\u200b', 'U+200B'],
  ['a joiner', '\u200c\u200d', 'U+200C U+200D'],
  ['a change of direction', '\u202e\u2066', 'U+202E U+2066'],
  ['a soft hyphen', '\u00ad', 'U+00AD'],
  ['a mark of byte order', '\ufeff', 'U+FEFF'],
  ['a tag', '\u{e0061}', 'U+E0061'],
  ['a separator of lines or paragraphs', '\u2028\u2029', 'U+2028 U+2029'],
  [
    'a space that is not the plain one',
    '\u00a0\u1680\u2003\u202f\u205f\u3000',
    'U+00A0 U+1680 U+2003 U+202F U+205F U+3000',
  ],
  [
    'what fonts leave blank',
    '\u115f\u3164\uffa0\ufe0f\u034f',
    'U+115F U+3164 U+FFA0 U+FE0F U+034F',
  ],
  ['a blank of Braille', '\u2800', 'U+2800'],
  ['half an emoji', '\ud83d', 'U+D83D'],
])('%s cannot be seen and is not used', (_, text, names) => {
  expect(invisibleIn(`a${text}b${text}`).join(' ')).toBe(names)
  expect(createPool(only({ customInclude: `a${text}` })).characters).toEqual(['a'])
})

test('the space and everything that has a shape is used', () => {
  const text = ' ~é漢👨€\u0301'
  expect(invisibleIn(text)).toEqual([])
  expect(createPool(only({ customInclude: text })).characters).toHaveLength(7)
})
