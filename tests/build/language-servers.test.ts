import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask as askServer } from '../support/ask'
import { headerFaults } from '../support/security-headers'
import { SERVERS } from '../support/servers'

const FILES = {
  'index.html': 'English',
  '404.html': 'nothing here',
  'calculator.html': 'a calculator',
  'de.html': 'Deutsch',
  'de/404.html': 'nichts hier',
  'de/calculator.html': 'ein Rechner',
  'de/manifest.webmanifest': '{}',
  'de/static/js/page-1a2b3c4d.js': 'export {}',
  'pt-br.html': 'português',
  'pt-br/404.html': 'nada aqui',
}

const dir = mkdtempSync(join(tmpdir(), 'nimble-languages-'))
for (const [name, content] of Object.entries(FILES)) {
  mkdirSync(dirname(join(dir, name)), { recursive: true })
  writeFileSync(join(dir, name), content)
}
afterAll(() => rmSync(dir, { recursive: true }))

describe.each(SERVERS)('PL-71: $name', ({ start }) => {
  if (start === undefined) return test.skip('serves languages: it is not installed', () => {})

  describe.each(['/', '/tools/'])('below %s', (basePath) => {
    let server: Awaited<ReturnType<typeof start>>
    beforeAll(async () => {
      server = await start({ dir, basePath })
    })
    afterAll(() => server.close())

    test.each([
      ['de', 200, 'Deutsch'],
      ['de.html', 200, 'Deutsch'],
      ['de/calculator', 200, 'ein Rechner'],
      ['de/nope', 404, 'nichts hier'],
      ['de/static/nope.js', 404, 'nichts hier'],
      ['de/404', 404, 'nichts hier'],
      ['de/404.html', 404, 'nichts hier'],
      ['pt-br', 200, 'português'],
      ['pt-br/nope', 404, 'nada aqui'],
      ['nope', 404, 'nothing here'],
      // No such language.
      ['fr/nope', 404, 'nothing here'],
      ['design', 404, 'nothing here'],
    ])('%s is answered with %i and %s', async (path, status, content) => {
      const reply = await askServer(server.url, basePath + path)
      expect(reply.status).toBe(status)
      expect(reply.body.toString()).toBe(content)
      expect(reply.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/)
      expect(reply.headers['cache-control']).toBe('no-cache')
      expect(headerFaults(reply.headers)).toEqual([])
    })

    test.each([
      ['de/', 'de'],
      ['de/?q=1%2F2', 'de?q=1%2F2'],
      ['de/calculator/', 'de/calculator'],
    ])('%s leads to %s', async (path, to) => {
      const reply = await askServer(server.url, basePath + path)
      expect(reply.status).toBe(301)
      expect(reply.headers.location).toBe(basePath + to)
    })

    test('files with a hash in their names are kept for good', async () => {
      const reply = await askServer(server.url, `${basePath}de/static/js/page-1a2b3c4d.js`)
      expect(reply.status).toBe(200)
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    })

    test('the manifest has its type', async () => {
      const reply = await askServer(server.url, `${basePath}de/manifest.webmanifest`)
      expect(reply.headers['content-type']).toBe('application/manifest+json')
    })
  })
})
