import { expect, test } from 'vitest'
import { buildDate } from '../../../scripts/build/build-date'

const IN_2024 = '1709208000'
const IN_2025 = '1767225599'
const THIS_YEAR = new Date().getUTCFullYear()

test.each([
  [IN_2024, IN_2025, 2024],
  [undefined, IN_2025, 2025],
  ['', IN_2025, 2025],
  ['yesterday', IN_2025, 2025],
  ['0', IN_2025, 1970],
  [undefined, undefined, THIS_YEAR],
])('SOURCE_DATE_EPOCH %s and a commit of %s give the year %s', (epoch, commit, year) => {
  expect(buildDate(epoch, () => commit).getUTCFullYear()).toBe(year)
})
