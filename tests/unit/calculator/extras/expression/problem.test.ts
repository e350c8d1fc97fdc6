import { expect, test } from 'vitest'
import {
  answerExpression,
  splitAtError,
} from '../../../../../src/tools/calculator/extras/expression/domain/answer'
import { problemText } from '../../../../../src/tools/calculator/extras/expression/notes'

function errorOf(text: string) {
  const result = answerExpression(text, 'degrees', 'en')?.result
  if (!result || result.ok) throw new Error(`no error: ${text}`)
  return result.error
}

const split = (text: string) => splitAtError(text, errorOf(text))

test.each([
  ['2 + foo', 'Unknown word: character 5, "foo"'],
  ['2+', 'A number or a bracket is missing at the end'],
  ['2 + 1,2,3', 'Not a number: character 5, "1,2,3"'],
  ['1 + 1/0', 'Cannot divide by zero: character 6, "/"'],
  ['6/2(3)', 'Can be read in two ways. Add brackets: character 4, "("'],
  ['2 😀', 'Not expected here: character 3, "😀"'],
  ['5000!', 'Too large: character 5, "!"'],
  ['1 + sin 1e50', 'The angle is too large: character 5, "sin"'],
  ['1+'.repeat(151), 'Longer than 300 characters'],
])('what is wrong with %j, and where: %s', (text, message) => {
  expect(problemText(text, errorOf(text))).toBe(message)
})

test('the wrong part stands between what is before and after it', () => {
  expect(split('2 + foo + 1')).toEqual({ before: '2 + ', part: 'foo', after: ' + 1' })
  expect(split('(1+')).toEqual({ before: '(1+', part: '', after: '' })
  expect(split('1+'.repeat(151)).part).toBe('1+')
})
