import { expect, test } from 'vitest'

import {
  decodedPath,
  isHidden,
  toPathTarget,
  withoutExtraSlashes,
} from '../../../scripts/serve/request-path'

test.each([
  ['/calculator?a=1', '/calculator?a=1'],
  ['http://localhost:4173/calculator?a=1', '/calculator?a=1'],
  ['http://localhost:4173', '/'],
  ['*', '/*'],
])('the target %s is the path %s', (target, path) => {
  expect(toPathTarget(target)).toBe(path)
})

test.each([
  ['/a%20b?c=%20', '/a b'],
  ['/%5Fheaders', '/_headers'],
  ['/a%2Fb', '/a/b'],
  ['/%', null],
  ['/%ff', null],
])('the path of %s is %s', (target, path) => {
  expect(decodedPath(target)).toBe(path)
})

test.each([
  ['/', null],
  ['/calculator', null],
  ['/?a=/', null],
  ['/calculator/', '/calculator'],
  ['/calculator//', '/calculator'],
  ['/calculator/?a=1/', '/calculator?a=1/'],
  ['//', '/'],
  ['//calculator', '/calculator'],
  ['/a%3Fb/?c', '/a%3Fb?c'],
  ['/calculator?a=//b/', null],
])('without slashes too many %s is %s', (target, location) => {
  expect(withoutExtraSlashes(target)).toBe(location)
})

test.each([
  '//evil.example/',
  '/%09/evil.example/',
  '/\\evil.example/',
  '/\\/evil.example//',
  '///evil.example/?a',
])('the redirect of %s stays on this host', (target) => {
  const location = withoutExtraSlashes(target)
  expect(new URL(location ?? '//lost', 'http://localhost').host).toBe('localhost')
})

test.each([
  '/_headers',
  '/_HEADERS',
  '//_headers',
  '/404',
  '/404.html',
  '/index.html.br',
  '/static/js/a.js.GZ',
  '/.env',
  '/a/.git/b',
  '/.well-known/.secret',
  '/.well-known',
  '/.well-knowns/a',
])('%s is not for visitors', (path) => {
  expect(isHidden(path)).toBe(true)
})

test.each([
  '/',
  '/index.html',
  '/static/js/a-br.js',
  '/a.b/c',
  '/_headers.html',
  '/.well-known/security.txt',
])('%s is for visitors', (path) => {
  expect(isHidden(path)).toBe(false)
})
