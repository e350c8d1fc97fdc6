import type { APIResponse } from '@playwright/test'
import { headerFaults } from '../support/security-headers'
import { distPath, distPaths } from './support/dist'
import { expect, test } from './support/test'

function expectSecurityHeaders(response: APIResponse): void {
  expect(headerFaults(response.headers()), `${response.status()} ${response.url()}`).toEqual([])
}

test('PL-02: every file of the build comes with the security headers', async ({ request }) => {
  const paths = distPaths().filter((path) => !/\.(br|gz)$|^\/_headers$/.test(path))
  expect(paths.length).toBeGreaterThan(20)
  for (const path of paths) {
    const response = await request.get(path)
    // The page for unknown addresses has no address of its own.
    expect(response.status(), path).toBe(path === '/404.html' ? 404 : 200)
    expectSecurityHeaders(response)
  }
})

test('PL-02: pages, redirects and errors come with the security headers too', async ({
  request,
}) => {
  const cases = [
    ['/', 200],
    ['/qr-generator', 200],
    ['/qr-generator/', 301],
    ['/nope', 404],
    ['/static/js/nope.js', 404],
    ['/%E0%A4%A', 404],
    ['/_headers', 404],
    ['/index.html.br', 404],
  ] as const
  for (const [path, status] of cases) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(status)
    expectSecurityHeaders(response)
  }
  expectSecurityHeaders(await request.head('/qr-generator'))
  const refused = await request.post('/qr-generator')
  expect(refused.status()).toBe(405)
  expectSecurityHeaders(refused)
})

test('PL-02: an answer without a body comes with the security headers too', async ({ request }) => {
  const etag = (await request.get('/qr-generator')).headers()['etag'] ?? ''
  const response = await request.get('/qr-generator', { headers: { 'If-None-Match': etag } })
  expect(response.status()).toBe(304)
  expectSecurityHeaders(response)
})

test('texts are sent compressed, pages are checked again, hashed files are kept for ever', async ({
  request,
}) => {
  const headers = { 'Accept-Encoding': 'gzip, br' }
  const page = await request.get('/qr-generator', { headers })
  expect(page.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
  expect(page.headers()['vary']).toContain('Accept-Encoding')
  const script = await request.get(distPath(/\/framework-.*\.js$/), { headers })
  expect(script.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})
