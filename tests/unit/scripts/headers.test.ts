import { expect, test } from 'vitest'
import { headersFor } from '../../../scripts/serve/answer'

const RULES = {
  securityHeaders: { 'X-Content-Type-Options': 'nosniff' },
  cacheRules: [
    ['/static/*', 'immutable'],
    ['/sw.js', 'max-age=1'],
  ] as [string, string][],
  otherwise: 'no-cache',
}

test.each([
  ['/static/js/a.js', 'immutable'],
  ['/static/', 'immutable'],
  ['/sw.js', 'max-age=1'],
  ['/static', 'no-cache'],
  ['/sw.js/x', 'no-cache'],
  ['/sw.jsx', 'no-cache'],
  ['/a/sw.js', 'no-cache'],
  ['/swXjs', 'no-cache'],
  ['/', 'no-cache'],
])('%s is cached as %s, and has the headers of every path', (path, cacheControl) => {
  expect(headersFor(RULES, path)).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
  })
})
