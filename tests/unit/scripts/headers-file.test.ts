import { expect, test } from 'vitest'

import { headersFor, parseHeadersFile } from '../../../scripts/serve/headers-file.mjs'

const text = `# for every answer
/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'none'; connect-src https://cdn.jsdelivr.net

/static/*
  Cache-Control: public, max-age=31536000, immutable
/sw.js
  Cache-Control: no-cache
`

const headersOf = (path: string, file = text) => [...headersFor(parseHeadersFile(file), path)]

const everywhere = [
  ['x-content-type-options', 'nosniff'],
  ['content-security-policy', "default-src 'none'; connect-src https://cdn.jsdelivr.net"],
]

test.each(['/', '/calculator', '/nope/deeper', '/static'])('/* covers %s', (path) => {
  expect(headersOf(path)).toEqual(everywhere)
})

test.each([
  ['/static/js/a.js', 'public, max-age=31536000, immutable'],
  ['/static/', 'public, max-age=31536000, immutable'],
  ['/sw.js', 'no-cache'],
])('%s has the headers of both patterns that match', (path, cacheControl) => {
  expect(headersOf(path)).toEqual([...everywhere, ['cache-control', cacheControl]])
})

test.each(['/sw.js/x', '/sw.jsx', '/a/sw.js', '/swXjs'])(
  'a pattern without * is for one path only: not for %s',
  (path) => {
    expect(headersOf(path)).toEqual(everywhere)
  },
)

test('a * in the middle stands for anything', () => {
  const file = '/a/*.js\n  X-A: 1\n'
  expect(headersOf('/a/b/c.js', file)).toEqual([['x-a', '1']])
  expect(headersOf('/a/b/cxjs', file)).toEqual([])
})

test('two rules for one header are joined by a comma, as the hosts do', () => {
  const file = '/*\n  Vary: Accept\n/a\n  vary: Cookie\n'
  expect(headersOf('/a', file)).toEqual([['vary', 'Accept, Cookie']])
})

test('Windows line ends are read the same', () => {
  expect(headersOf('/sw.js', text.replaceAll('\n', '\r\n'))).toEqual(headersOf('/sw.js'))
})

test.each([
  ['a header before any path', '  X-A: 1\n'],
  ['a header that is not indented', '/*\nX-A: 1\n'],
  ['a line without a colon', '/*\n  nosniff\n'],
  ['a header without a value', '/*\n  X-A:\n'],
])('%s is refused with its line number', (_what, file) => {
  expect(() => parseHeadersFile(file)).toThrow(/line \d/)
})
