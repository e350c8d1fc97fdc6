import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startServer } from '../../../scripts/serve/serve'
import { contentSecurityPolicy } from '../../../src/site/hosting/policy'
import { ask as askServer } from '../../support/ask'

const policy = contentSecurityPolicy('')

const files: Record<string, string> = {
  'index.html': 'home',
  'calculator.html': 'calculator',
  '404.html': 'not found page',
  'static/js/a-1.js': 'export {}',
  'sw.js': 'self',
}

const dir = mkdtempSync(join(tmpdir(), 'serve-test-'))
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    const path = join(dir, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    writeFileSync(`${path}.br`, brotliCompressSync(text))
    writeFileSync(`${path}.gz`, gzipSync(text))
  }
  writeFileSync(join(dir, '_headers'), '')
  server = await startServer({ port: 0, dir })
})

afterAll(async () => {
  await server.close()
  rmSync(dir, { recursive: true })
})

const ask = (path: string, options?: { method?: string; headers?: object }) =>
  askServer(server.url, path, options)

test.each([
  ['/', 'home'],
  ['/calculator', 'calculator'],
  ['/calculator?a=1', 'calculator'],
  ['/static/js/a-1.js', 'export {}'],
])('%s is served', async (path, text) => {
  const { status, body } = await ask(path)
  expect(status).toBe(200)
  expect(body.toString()).toBe(text)
})

test.each([
  ['/calculator', 200, 'calculator'],
  ['/nope', 404, 'not found page'],
])('%s is sent compressed to who takes it, brotli before gzip', async (path, status, text) => {
  const br = await ask(path, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
  expect(br).toMatchObject({ status, headers: { 'content-encoding': 'br' } })
  expect(brotliDecompressSync(br.body).toString()).toBe(text)

  const gzip = await ask(path, { headers: { 'accept-encoding': 'gzip, br;q=0' } })
  expect(gzip).toMatchObject({ status, headers: { 'content-encoding': 'gzip' } })
  expect(gunzipSync(gzip.body).toString()).toBe(text)

  const plain = await ask(path)
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const { headers } of [br, gzip, plain]) {
    expect(headers).toMatchObject({
      vary: 'Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
    })
  }
})

test.each([
  '/nope',
  '/static/js/old-1.js',
  '/static',
  '/calculator/x',
  '/%',
  '/..%2f..%2fx',
  '/404',
  '/404.html',
])('an unknown path is 404.html with status 404: %s', async (path) => {
  const { status, headers, body } = await ask(path)
  expect(status).toBe(404)
  expect(body.toString()).toBe('not found page')
  expect(headers['cache-control']).toBe('no-cache')
})

test.each(['/_headers', '/%5Fheaders', '/%2F_headers', '/index.html.br', '/index.html.gz'])(
  '%s is not served',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)

test('a trailing slash leads to the address without it', async () => {
  const { status, headers } = await ask('/calculator/?a=1')
  expect(status).toBe(301)
  expect(headers.location).toBe('/calculator?a=1')
})

test('HEAD has the headers of GET and no body', async () => {
  const get = await ask('/calculator')
  const head = await ask('/calculator', { method: 'HEAD' })
  expect(head.body.length).toBe(0)
  expect(head.headers).toMatchObject({
    'content-length': '10',
    etag: get.headers.etag,
    'content-type': get.headers['content-type'],
  })
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
  const { status, headers } = await ask('/', { method })
  expect(status).toBe(405)
  expect(headers.allow).toBe('GET, HEAD')
})

test.each([
  ['/', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/static/js/a-1.js', 'public, max-age=31536000, immutable'],
])('%s is cached as %s', async (path, cacheControl) => {
  expect((await ask(path)).headers['cache-control']).toBe(cacheControl)
})

test.each([
  ['/', 'GET', 200],
  ['/static/js/a-1.js', 'GET', 200],
  ['/sw.js', 'HEAD', 200],
  ['/calculator/', 'GET', 301],
  ['/nope', 'GET', 404],
  ['/%', 'GET', 404],
  ['/', 'POST', 405],
])('PL-02: the policy is on %s %s (%i)', async (path, method, status) => {
  const reply = await ask(path, { method })
  expect(reply.status).toBe(status)
  expect(reply.headers['content-security-policy']).toBe(policy)
})

test('an unchanged page is answered with 304 and the same headers', async () => {
  const { headers } = await ask('/')
  const again = await ask('/', { headers: { 'if-none-match': headers.etag ?? '' } })
  expect(again.status).toBe(304)
  expect(again.headers['content-security-policy']).toBe(policy)
})

test('a missing build gets one sentence', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'serve-test-empty-'))
  await expect(startServer({ port: 0, dir: empty })).rejects.toThrow('Run npm run build first.')
  rmSync(empty, { recursive: true })
})
