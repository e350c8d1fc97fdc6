import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { distPath, readDist } from '../e2e/support/dist'
import { ask } from '../support/ask'
import { headerFaults } from '../support/security-headers'
import { SERVERS } from '../support/servers'

const FRAMEWORK = distPath(/\/framework-.*\.js$/)

describe.each(SERVERS)('PL-54: $name, for a site at /tools/', ({ start }) => {
  if (start === undefined) return test.skip('is not installed', () => {})

  let server: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    server = await start({ basePath: '/tools/' })
  })
  afterAll(() => server.close())

  test.each([
    ['/tools/', '/index.html', 'no-cache'],
    ['/tools/calculator', '/calculator.html', 'no-cache'],
    ['/tools/sw.js', '/sw.js', 'no-cache'],
    [`/tools${FRAMEWORK}`, FRAMEWORK, 'public, max-age=31536000, immutable'],
    ['/tools/alarm.wav', '/alarm.wav', 'public, max-age=3600'],
  ])('%s is the file %s, kept as %s', async (path, file, cacheControl) => {
    const reply = await ask(server.url, path)
    expect(reply.status).toBe(200)
    expect(reply.body.equals(readDist(file))).toBe(true)
    expect(reply.headers['cache-control']).toBe(cacheControl)
    expect(headerFaults(reply.headers)).toEqual([])
  })

  test.each([
    ['/tools', '/tools/'],
    ['/tools?a=1', '/tools/?a=1'],
    ['/tools/calculator/', '/tools/calculator'],
    ['/tools/calculator/?a=/', '/tools/calculator?a=/'],
    ['/tools//', '/tools/'],
    ['/tools//evil.example/', '/tools/evil.example'],
    ['/tools/%5Cevil.example/', '/tools/%5Cevil.example'],
    ['/tools/%2e%2e/healthz/', '/tools/%2e%2e/healthz'],
  ])('%s leads to %s', async (path, location) => {
    const reply = await ask(server.url, path)
    expect([reply.status, reply.headers.location]).toEqual([301, location])
    expect(headerFaults(reply.headers)).toEqual([])
  })

  test.each([
    '/',
    '/calculator',
    '/toolsx',
    '/toolsx/',
    '/static/',
    FRAMEWORK,
    '/tools/nope',
    '/tools/.env',
    '/tools/404',
    '/tools/404.html',
    '/tools/%34%30%34.html',
    '/404.html',
    '/TOOLS/calculator',
    '/tools/HEALTHZ',
    '/HEALTHZ',
    '/tools/%2e%2e/healthz',
    '/tools/..%2Fhealthz',
    '/tools/../healthz',
    '/tools/x/%2E%2e/calculator',
    '/tools/./calculator',
    '/tools/calculator/..',
    '/x/../tools/calculator',
    '//tools/calculator',
    `/tools${FRAMEWORK.replace('/static/', '/static//')}`,
    '/tools/.well-known/nope',
    '/tools/.well-known/nope.json',
    '/tools/.well-known/%2e%2e/healthz',
    '/.well-known/nope',
    '/.well-known/nope.json',
  ])('%s is not there', async (path) => {
    const reply = await ask(server.url, path)
    expect(reply.status).toBe(404)
    expect(reply.body.equals(readDist('/404.html'))).toBe(true)
    expect(reply.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/)
    expect(headerFaults(reply.headers)).toEqual([])
  })

  test('what watches over the host asks at its root', async () => {
    expect((await ask(server.url, '/healthz')).status).toBe(200)
  })
})

describe.each(SERVERS)('PL-54: $name, for a site at /v1.0/', ({ start }) => {
  test.skipIf(!start)('takes the dot for a dot', async () => {
    const server = await start?.({ basePath: '/v1.0/' })
    if (!server) return
    const replies = []
    for (const path of [
      '/v1.0',
      '/v1.0/calculator/',
      '/v1.0/calculator',
      '/v1x0',
      '/v1x0/calculator/',
      '/v1x0/calculator',
    ]) {
      const { status, headers } = await ask(server.url, path)
      replies.push(`${path} ${status} ${headers.location ?? ''}`.trim())
    }
    await server.close()
    expect(replies).toEqual([
      '/v1.0 301 /v1.0/',
      '/v1.0/calculator/ 301 /v1.0/calculator',
      '/v1.0/calculator 200',
      '/v1x0 404',
      '/v1x0/calculator/ 404',
      '/v1x0/calculator 404',
    ])
  })
})
