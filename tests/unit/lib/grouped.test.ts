import { expect, test } from 'vitest'
import { grouped } from '#lib/grouped'

test.each([0, 7, 999, 1000, 2953, 12345, 100_000, 1_000_000, 123_456_789, -1234])(
  '%d is written as Intl writes it in English',
  (whole) => {
    expect(grouped(whole)).toBe(new Intl.NumberFormat('en').format(whole))
  },
)
