import { expect, test } from 'vitest'
import { caddyfile, nginxConfig } from '../../../scripts/make/headers'
import { extraSlashes, healthPath, hiddenPaths } from '../../../scripts/serve/request-path'
import { headersFor } from '../../../scripts/serve/answer'
import { textTypes } from '../../../scripts/serve/text-types'
import { headersFile, serverRules, type ServerRules } from '../../../src/site/hosting/headers-file'
import { TOOLS } from '../../../src/tools/registry'
import { filesUnder, readSource } from '../../support/source-files'

const NO_ADS = serverRules('')
const WITH_ADS = serverRules('https://ads.example/slot?page=1')

const NGINX = readSource('deploy/nginx.conf')
const CADDY = readSource('deploy/Caddyfile')

const FILES = [
  { file: 'public/_headers', write: headersFile },
  { file: 'deploy/nginx.conf', write: (rules: ServerRules) => nginxConfig(NGINX, rules) },
  { file: 'deploy/Caddyfile', write: (rules: ServerRules) => caddyfile(CADDY, rules) },
]

test.each(FILES)('$file is what npm run headers writes now', ({ file, write }) => {
  expect(readSource(file)).toBe(write(NO_ADS))
})

test('a configuration that has lost its headers is not written', () => {
  expect(() => nginxConfig(NGINX.replaceAll('map $status $', ''), NO_ADS)).toThrow('map')
  expect(() => caddyfile(CADDY.replaceAll('@kept', ''), NO_ADS)).toThrow('@kept')
})

test.each([NGINX, CADDY])('nginx and Caddy have the addresses of our own server', (text) => {
  for (const part of [` ${healthPath} `, hiddenPaths, extraSlashes]) expect(text).toContain(part)
})

test('nginx sends each compressed kind of file under its own type', () => {
  const locations = NGINX.matchAll(
    / location ~ \\\.(\w+)\$ \{ types \{ \} default_type "(.*)"; try_files/g,
  )
  expect(Object.fromEntries([...locations].map(([, ending, type]) => [ending, type]))).toEqual(
    textTypes,
  )
})

test.each(FILES)('PL-02: $file has each of the security headers once', ({ write }) => {
  const lines = write(NO_ADS).split('\n')
  for (const [name, value] of Object.entries(NO_ADS.securityHeaders)) {
    // nginx has the value in a variable of that name.
    const inVariable = name.toLowerCase().replaceAll('-', '_')
    const found = lines.filter(
      (line) => line.includes(value) && (line.includes(name) || line.includes(`_${inVariable} `)),
    )
    expect(found, name).toHaveLength(1)
  }
})

test.each(FILES)('an ad page widens only frame-src, to its origin, in $file', ({ write }) => {
  const plain = write(NO_ADS)
  expect(plain).toContain("; frame-src 'none'; ")
  expect(write(WITH_ADS)).toBe(
    plain.replace("; frame-src 'none'; ", '; frame-src https://ads.example; '),
  )
})

// Hosts join what two rules say about one header: `no-cache, public, max-age=...`.
test('no file of the site falls under two rules for its caching', () => {
  const files = filesUnder('public').map((path) => path.replace('public', ''))
  const pages = ['/', ...TOOLS.map(({ link }) => link)]
  const others = ['/sw.js', '/manifest.webmanifest', '/static/js/a-1.js', '/icons/any.png']
  for (const path of [...files, ...pages, ...others]) {
    const matching = NO_ADS.cacheRules.filter(([pattern]) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    )
    expect(matching.length, path).toBeLessThanOrEqual(1)
  }
})

test.each(['/', '/qr-generator', '/sw.js', '/manifest.webmanifest'])(
  '%s is never used without asking for a newer one',
  (path) => {
    expect(headersFor(NO_ADS, path)['Cache-Control']).toBe('no-cache')
  },
)

test('every small file with a cache rule is there, and no rule names one that is gone', () => {
  const files = filesUnder('public').map((path) => path.replace('public', ''))
  const single = NO_ADS.cacheRules.filter(
    ([path, value]) => /max-age=3600/.test(value) && !path.endsWith('*'),
  )
  expect(single.length).toBeGreaterThan(4)
  expect(files).toEqual(expect.arrayContaining(single.map(([path]) => path)))
})
