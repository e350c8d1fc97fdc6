import { expect, test } from 'vitest'
import { ask } from '../../support/answer-modules'

const rows = (question: string) =>
  ask(question).answers.map(({ title, value, notes }) => [title, value, ...notes])

// By Python's fractions.
test.each([
  [
    '18% tip on 64 split 4 ways',
    [
      ['Each of 4 pays', '18.88'],
      ['18% tip on 64 =', '11.52'],
      ['64 with 18% tip =', '75.52'],
    ],
  ],
  [
    '45 with a 20% tip',
    [
      ['45 with 20% tip =', '54'],
      ['20% tip on 45 =', '9'],
    ],
  ],
  [
    '64 without 7% tax',
    [
      ['64 without 7% tax =', '59.81', 'Exactly 59.8130841121495'],
      ['7% tax in 64 =', '4.19', 'Exactly 4.18691588785047'],
    ],
  ],
  [
    '8.25% sales tax on 40',
    [
      ['8.25% tax on 40 =', '3.3'],
      ['40 with 8.25% tax =', '43.3'],
    ],
  ],
  [
    'tip 20% 85.50',
    [
      ['20% tip on 85.50 =', '17.1'],
      ['85.50 with 20% tip =', '102.6'],
    ],
  ],
  [
    'vat 20% of 100',
    [
      ['20% tax on 100 =', '20'],
      ['100 with 20% tax =', '120'],
    ],
  ],
])('AN-17: the parts of %s are rows', (question, expected) => {
  expect(rows(question)).toEqual(expected)
})

test('AN-02: a tax that is added to a price or within it has both rows', () => {
  expect(rows('100 excl 19% vat').map(([title]) => title)).toEqual([
    '100 with 19% tax =',
    '100 without 19% tax =',
  ])
  expect(rows('100 minus 19% vat').map(([title]) => title)).toEqual([
    '100 without 19% tax =',
    '100 − 19% =',
  ])
})

test('AN-03: how the numbers of a list are read stands in its title', () => {
  expect(rows('average of 1,5')).toEqual([['Average of 1, 5 =', '3', 'Of 2 numbers']])
  expect(rows('average of 1,234 5,678')).toEqual([
    ['Average of 1234, 5678 =', '3456', 'Of 2 numbers', 'Read as 1234', 'Read as 5678'],
  ])
})

test('AN-03: a fraction is exact, and a simple one close to it is named', () => {
  expect(rows('0.333 as a fraction')).toEqual([
    ['0.333 as a fraction =', '333/1000', 'Close to 1/3'],
  ])
  expect(rows('0.66667 as a fraction').map(([, , near]) => near)).toEqual(['Close to 2/3'])
  expect(rows('0.33 as a fraction')).toEqual([['0.33 as a fraction =', '33/100']])
  expect(rows('1.75 as a fraction')).toEqual([['1.75 as a fraction =', '7/4', '1 3/4']])
})

test('AN-08: a row opens the calculator with the sum that gives it', () => {
  const [, , total] = ask('18% tip on 64 split 4 ways').answers
  expect(total?.opening).toEqual({ fragment: '64%20+%2018%25' })
  expect(ask('median of 4 1 3 2').answers[0]?.opening).toEqual({ fragment: '(2%20+%203)%20/%202' })
})
