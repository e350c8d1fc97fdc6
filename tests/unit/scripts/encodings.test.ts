import { expect, test } from 'vitest'

import { acceptedEncodings } from '../../../scripts/serve/answer'

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0, gzip;q=0.5', ['gzip']],
  ['br;q=0.000', []],
  ['br;q=0.1', ['br']],
  ['identity', []],
  ['sabre', []],
  ['', []],
  [undefined, []],
])('Accept-Encoding %s takes %j', (header, names) => {
  expect(acceptedEncodings(header).map(({ name }) => name)).toEqual(names)
})
