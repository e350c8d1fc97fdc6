import { expect, test } from 'vitest'
import { ENTRIES } from '../../../../src/answers/entries'
import { find } from '../../../../src/answers/find'

test.each([
  ['Taschenrechner', 'calculator'],
  ['calculator', 'calculator'],
  ['password generator', 'password-generator'],
  ['Farbenblindheit', 'color-picker/contrast'],
  ['color blindness', 'color-picker/contrast'],
  ['stopwatch', 'countdown-timer/more-controls'],
])('AN-30: a German page finds %s by German and English names', (question, expected) => {
  const [first] = find(question, ENTRIES)
  expect(first && [first.tool.id, first.extra?.id].filter(Boolean).join('/')).toBe(expected)
})
