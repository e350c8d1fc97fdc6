import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startServer } from '../../../scripts/serve/serve'
import { ask } from '../../support/ask'

// The rest of it is shown with the build, beside nginx and Caddy: tests/build/servers.test.ts.

const dir = mkdtempSync(join(tmpdir(), 'serve-test-'))
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  writeFileSync(join(dir, 'index.html'), 'home')
  writeFileSync(join(dir, 'calculator.html'), 'calculator')
  server = await startServer({ port: 0, dir })
})

afterAll(async () => {
  await server.close()
  rmSync(dir, { recursive: true })
})

test('HEAD has the headers of GET and no body', async () => {
  const get = await ask(server.url, '/calculator')
  const head = await ask(server.url, '/calculator', { method: 'HEAD' })
  expect(get.body.toString()).toBe('calculator')
  expect(head.body.length).toBe(0)
  expect(head.headers).toMatchObject({
    'content-length': '10',
    etag: get.headers.etag,
    'content-type': get.headers['content-type'],
  })
})

test('what is not allowed is answered with what is', async () => {
  const { status, headers } = await ask(server.url, '/', { method: 'PUT' })
  expect(status).toBe(405)
  expect(headers.allow).toBe('GET, HEAD')
})

test('a missing build gets one sentence', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'serve-test-empty-'))
  await expect(startServer({ port: 0, dir: empty })).rejects.toThrow('Run npm run build first.')
  rmSync(empty, { recursive: true })
})
