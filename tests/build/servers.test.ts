import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { distPath, distPaths, readDist } from '../e2e/support/dist'
import { ask as askServer, contentOf } from '../support/ask'
import { cacheControlFault, MEDIA_TYPES } from '../support/file-headers'
import { headerFaults } from '../support/security-headers'
import { SERVERS } from '../support/servers'

const FRAMEWORK = distPath(/\/framework-.*\.js$/)
const WORKER = distPath(/\/qr\.worker-.*\.js$/)
const SERVED = distPaths().filter((path) => !/\.(br|gz)$|^\/_headers$|\/404\.html$/.test(path))

const ENCODINGS = [
  ['gzip, deflate, br', 'br'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip', 'gzip'],
  ['', undefined],
] as const

describe.each(SERVERS)('$name', ({ name, start }) => {
  if (start === undefined) return test.skip('serves the build: it is not installed', () => {})

  let server: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    server = await start()
  })
  afterAll(() => server.close())
  const ask: (path: string, options?: object) => ReturnType<typeof askServer> = (path, options) =>
    askServer(server.url, path, options)

  test('PL-02: sends every file of the build, with the security headers, its type, and how long it is kept', async () => {
    expect(SERVED.length).toBeGreaterThan(40)
    for (const path of SERVED) {
      const reply = await ask(path)
      expect(reply.status, path).toBe(200)
      expect(reply.body.equals(readDist(path)), path).toBe(true)
      expect(headerFaults(reply.headers), path).toEqual([])
      // Hashed files for ever, pages and the service worker never without asking.
      expect(cacheControlFault(path, reply.headers['cache-control']), path).toBeNull()
      expect(reply.headers.etag, path).toBeTruthy()
      const types = MEDIA_TYPES[path.replace(/^.*\./, '')]
      expect(types, path).toContain(reply.headers['content-type']?.split(';')[0])
    }
  })

  test.each([
    ['GET', '/', 200],
    ['GET', '/qr-generator', 200],
    ['HEAD', '/qr-generator', 200],
    ['GET', '/qr-generator?text=%3Cscript%3E', 200],
    ['GET', '/qr-generator/', 301],
    ['GET', '/nope', 404],
    ['GET', '/nope.js', 404],
    ['GET', '/static/js/nope.js', 404],
    ['GET', '/static', 404],
    ['GET', '/calculator/x', 404],
    ['GET', '/_headers', 404],
    ['GET', '/index.html.br', 404],
    ['GET', `${FRAMEWORK}.gz`, 404],
    ['GET', '/.git/config', 404],
    ['POST', '/qr-generator', 405],
    ['POST', '/', 405],
    ['DELETE', FRAMEWORK, 405],
    ['OPTIONS', '/', 405],
    ['GET', '/404', 404],
    ['GET', '/404.html', 404],
    ['HEAD', '/404.html', 404],
    ['GET', '/%2F_headers', 404],
    ['GET', '/static//', 301],
    ['GET', '//calculator', 301],
    ['GET', '//_headers', 301],
    ['GET', '/healthz', 200],
    ['GET', '/HEALTHZ', 404],
    ['GET', '/static/%2e%2e/calculator', 404],
    ['GET', '/static/..%2Fcalculator', 404],
    ['GET', '/./calculator', 404],
    ['GET', '/calculator?a=//b/../%2e%2e/', 200],
    ['GET', FRAMEWORK.replace('/static/', '/static//'), 404],
  ])('PL-02: %s %s is answered with %i, the security headers and no-cache', async (...wanted) => {
    const [method, path, status] = wanted
    const reply = await ask(path, { method })
    expect(reply.status).toBe(status)
    expect(headerFaults(reply.headers)).toEqual([])
    expect(reply.headers['cache-control']).toBe('no-cache')
  })

  test.each(['/nope', '/static/js/nope.js', '/nope.webmanifest', '/.well-known/nope'])(
    '%s is the page for unknown addresses',
    async (path) => {
      const reply = await ask(path, { headers: { 'accept-encoding': 'br' } })
      expect(reply).toMatchObject({ status: 404, headers: { 'content-encoding': 'br' } })
      expect(reply.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/)
      expect(contentOf(reply).equals(readDist('/404.html'))).toBe(true)
    },
  )

  test.each([
    ['/', '/index.html', /^text\/html; ?charset=utf-8$/],
    ['/color-picker', '/color-picker.html', /^text\/html; ?charset=utf-8$/],
    [FRAMEWORK, FRAMEWORK, /^text\/javascript\b/],
    [WORKER, WORKER, /^text\/javascript\b/],
    ['/favicon.svg', '/favicon.svg', /^image\/svg\+xml/],
  ])('%s is sent compressed to who takes it, brotli before gzip', async (path, file, type) => {
    for (const [accepted, encoding] of ENCODINGS) {
      const reply = await ask(path, { headers: { 'accept-encoding': accepted } })
      expect(reply.status).toBe(200)
      expect(reply.headers['content-encoding'], accepted).toBe(encoding)
      expect(reply.headers['content-type']).toMatch(type)
      expect(reply.headers.vary).toMatch(/accept-encoding/i)
      expect(contentOf(reply).equals(readDist(file)), accepted).toBe(true)
    }
  })

  test('pictures and sounds are sent as they are', async () => {
    for (const path of ['/alarm.wav', '/og/landing.png']) {
      const reply = await ask(path, { headers: { 'accept-encoding': 'gzip, br' } })
      expect(reply.headers['content-encoding']).toBeUndefined()
      expect(reply.headers['content-type']).toMatch(/^(audio\/(x-)?wav|image\/png)$/)
    }
  })

  test('a part of the sound is sent to a player that asks for one', async () => {
    const reply = await ask('/alarm.wav', { headers: { range: 'bytes=10-19' } })
    expect(reply.status).toBe(206)
    expect(reply.headers['cache-control']).toBe('no-cache')
    expect(reply.body.equals(readDist('/alarm.wav').subarray(10, 20))).toBe(true)
  })

  test('a range outside of a file is answered with 416, its headers once and not for ever', async () => {
    for (const path of ['/alarm.wav', FRAMEWORK, '/calculator']) {
      const reply = await ask(path, { headers: { range: 'bytes=99999999-' } })
      expect(reply.status, path).toBe(416)
      expect(headerFaults(reply.headers), path).toEqual([])
      expect(reply.headers['cache-control'], path).toBe('no-cache')
    }
  })

  test('200 odd ranges and some odd paths end in an answer each, and the next visitor gets the page', async () => {
    const bytes = [
      '5-2',
      '0-99999999999999999999',
      '-',
      '-0',
      'a-b',
      '0-0,1-1',
      '-5',
      '1e3-',
      '٣-',
      '',
    ]
    const units = ['bytes=', 'bytes= ', 'bytes', 'items=', '=']
    const paths = ['/', '/alarm.wav', FRAMEWORK, '/nope']
    const odd = paths.flatMap((path) =>
      units.flatMap((unit) => bytes.map((range) => ({ path, range: encodeURI(unit + range) }))),
    )
    expect(odd).toHaveLength(200)
    for (const { path, range } of odd) {
      const { status } = await ask(path, { headers: { range } })
      expect([200, 206, 404, 416], `${path} ${range}`).toContain(status)
    }
    for (const path of [`/${'a'.repeat(5000)}`, '/%00', '/a%5Cb', '/%ff']) {
      expect((await ask(path)).status, path).toBeGreaterThanOrEqual(400)
    }
    expect((await ask('/')).body.equals(readDist('/index.html'))).toBe(true)
  })

  test('a range that ends before it begins is refused, or the file is sent whole', async () => {
    const { status, body } = await ask('/alarm.wav', { headers: { range: 'bytes=5-2' } })
    expect(status === 416 || body.equals(readDist('/alarm.wav'))).toBe(true)
  })

  test.each(['br', 'gzip', 'identity'])(
    'an unchanged page in %s costs no body',
    async (encoding) => {
      const query = { 'accept-encoding': encoding }
      const { headers } = await ask('/qr-generator', { headers: query })
      const again = await ask('/qr-generator', {
        headers: { ...query, 'if-none-match': headers.etag },
      })
      expect(again.status).toBe(304)
      expect(again.body.length).toBe(0)
      expect(headerFaults(again.headers)).toEqual([])
    },
  )

  test.each([
    ['/calculator/', '/calculator'],
    ['/calculator/?a=1&b=%2F', '/calculator?a=1&b=%2F'],
    ['//evil.example/', '/evil.example'],
    ['/%5Cevil.example/', '/%5Cevil.example'],
    ['///evil.example//', '/evil.example'],
    ['/%09/evil.example/', '/%09/evil.example'],
    ['/%5c/evil.example/', '/%5c/evil.example'],
    ['/.%09/', '/.%09'],
    ['//calculator', '/calculator'],
    ['//calculator?a=//', '/calculator?a=//'],
    ['//_headers', '/_headers'],
    ['//', '/'],
    ['/a%3Fb/', '/a%3Fb'],
    ['/a%3Fb/?c=%3F', '/a%3Fb?c=%3F'],
  ])('%s leads to %s, and to no other host', async (path, location) => {
    const reply = await ask(path)
    expect(reply.status).toBe(301)
    expect(reply.headers.location).toBe(location)
    expect(reply.headers.location).toMatch(/^\/(?![/\\])/)
  })

  test('an address with broken percent signs is not there; Caddy refuses it before any rule', async () => {
    for (const path of ['/%', '/%zz', '/static/%e']) {
      const reply = await ask(path)
      if (name === 'Caddy') {
        expect(reply.status, path).toBe(400)
        expect(reply.headers, path).not.toHaveProperty('content-security-policy')
      } else {
        expect(reply.status, path).toBe(404)
        expect(headerFaults(reply.headers), path).toEqual([])
      }
    }
  })

  test('nothing outside the build is within reach', async () => {
    for (const path of [
      '/../package.json',
      '/..%2fpackage.json',
      '/static/%2e%2e/%2e%2e/package.json',
    ]) {
      expect((await ask(path)).status, path).toBeGreaterThanOrEqual(400)
    }
  })
})
