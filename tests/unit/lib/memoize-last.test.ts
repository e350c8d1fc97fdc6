import { expect, test, vi } from 'vitest'
import { memoizeLast } from '#lib/memoize-last'

test('it computes again only when one of the keys has changed', () => {
  const compute = vi.fn(({ a, b }: { a: number; b: number; note: string }) => a + b)
  const sum = memoizeLast(['a', 'b'], compute)
  expect([
    sum({ a: 1, b: 2, note: '' }),
    sum({ a: 1, b: 2, note: 'other' }),
    sum({ a: 1, b: 3, note: '' }),
    sum({ a: 1, b: 2, note: '' }),
  ]).toEqual([3, 3, 4, 3])
  expect(compute).toHaveBeenCalledTimes(3)
})
