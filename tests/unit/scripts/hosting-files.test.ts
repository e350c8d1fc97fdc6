import { expect, test } from 'vitest'
import { caddyfile, nginxConfig } from '../../../scripts/make/headers'
import { serverRules, type ServerRules } from '../../../src/site/hosting/headers-file'
import { filesUnder, readSource } from '../../support/source-files'

const NO_ADS = serverRules()
const WITH_ADS = serverRules({ VITE_ADS_FRAME_URL: 'https://ads.example/slot?page=1' })

const NGINX = readSource('deploy/nginx.conf')
const CADDY = readSource('deploy/Caddyfile')

const FILES = [
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

test.each(FILES)('an ad page widens only frame-src, to its origin, in $file', ({ write }) => {
  const plain = write(NO_ADS)
  expect(plain).toContain("; frame-src 'none'; ")
  expect(write(WITH_ADS)).toBe(
    plain.replace("; frame-src 'none'; ", '; frame-src https://ads.example; '),
  )
})

test('neither nginx nor Caddy writes down who visits, as the page on privacy promises', () => {
  const written = [NGINX, readSource('deploy/docker/nginx.conf')].flatMap((text) =>
    Array.from(text.matchAll(/^\s*access_log (.*);/gm), ([, to]) => to),
  )
  expect(written).toContain('off')
  expect(new Set(written)).toEqual(new Set(['off']))
  expect(CADDY).not.toMatch(/^\s*log\b/m)
})

// Hosts join what two rules say about one header: `no-cache, public, max-age=...`.
test('no file of the site falls under two rules for its caching', () => {
  const files = filesUnder('public').map((path) => path.replace('public', ''))
  const others = ['/static/js/a-1.js', '/de/static/js/a-1.js', '/icons/any.png']
  for (const path of [...files, ...others]) {
    const matching = NO_ADS.cacheRules.filter(([pattern]) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    )
    expect(matching.length, path).toBeLessThanOrEqual(1)
  }
})
