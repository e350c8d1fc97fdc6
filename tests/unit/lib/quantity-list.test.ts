import { expect, test } from 'vitest'
import { listAsSum } from '../../../src/lib/question/quantity-list'

test.each([
  ['sum 5 kg 3 kg in lb', '5 kg + 3 kg in lb'],
  ['average of 1 ½ and ¼', '(1 ½ + ¼) / 2'],
  ['sum $5 and $3 in eur', '$5 + $3 in eur'],
])('%s is %s', (question, sum) => {
  expect(listAsSum(question)).toBe(sum)
})

test.each([
  ['of a single quantity', 'average of 5 kg'],
  ['with a piece that is no quantity', 'sum of 5 kg, apples and 3 kg'],
  ['of large numbers', 'average of 2 million and 3 million'],
  ['of clocks, whose mean is no clock', 'average of 2:30 and 3:30'],
  ['that may be one length or two', 'average of 5 ft 3 in'],
  ['that may have a mixed number', 'average of 3 1/4 5'],
  ['that may have one by a sign', 'average of 1 3 ¼'],
  ['of money without a target', 'sum of $5 and $3'],
])('a list %s is left as it is', (_, question) => {
  expect(listAsSum(question)).toBe(question)
})
