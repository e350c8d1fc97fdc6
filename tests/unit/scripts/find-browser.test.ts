import { expect, test } from 'vitest'

import { doesStart } from '../../../scripts/programs/find-browser'

test('a program that is not there, or that fails, is no browser', () => {
  expect(doesStart('/nowhere/chromium')).toBe(false)
  expect(doesStart('/bin/false')).toBe(false)
})
