import { expect, test } from 'vitest'
import { ask } from '../../support/answer-modules'

const openedBeyond = (question: string) =>
  ask(question).pageOnly.map(({ tool, opening }) => [tool.id, opening])

test('AN-04: a sum that is too large opens the calculator with it, and no other refusal opens anything', () => {
  expect(openedBeyond('5000!')).toEqual([['calculator', { fragment: '5000!' }]])
  expect(openedBeyond('9^9^9^9 =')).toEqual([['calculator', { fragment: '9%5E9%5E9%5E9' }]])
  expect(openedBeyond('10^-400')).toEqual([['calculator', { fragment: '10%5E-400' }]])
  for (const question of ['1/0', '2+', '5!', '', 'foo bar']) {
    expect(openedBeyond(question)).toEqual([])
  }
})

test('AN-11: a number alone is the beginning of a question: nothing is said of it', () => {
  for (const question of ['5', '3.14', 'seven']) {
    expect(ask(question)).toMatchObject({ answers: [], problem: null })
  }
})

test('AN-06: digits among other signs are no color', () => {
  expect(ask('000{!').answers).toEqual([])
})
