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
  ])('%s is not there', async (path) => {
    const reply = await ask(server.url, path)
    expect(reply.status).toBe(404)
    expect(reply.body.equals(readDist('/404.html'))).toBe(true)
    expect(headerFaults(reply.headers)).toEqual([])
  })

  test('what watches over the host asks at its root', async () => {
    expect((await ask(server.url, '/healthz')).status).toBe(200)
  })
})
