import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ask } from '../support/ask'
import { SERVERS } from '../support/servers'

/** A site with what others put beside a build: files without an ending, under a name with a dot. */
function siteWithProofs(): string {
  const dir = mkdtempSync(join(tmpdir(), 'well-known-'))
  const files = {
    'index.html': 'home',
    '404.html': 'not found',
    '.well-known/security.txt': 'Contact: mailto:a@example.org',
    '.well-known/acme-challenge/Ab-9_x': 'proof',
    '.well-known/assetlinks.json': '[]',
    '.well-known/.secret': 'secret',
    '.env': 'secret',
  }
  mkdirSync(join(dir, '.well-known/acme-challenge'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text)
  return dir
}

/** Below a path they are at the root of the host too, where others look for them (RFC 8615). */
const SITES = [
  { basePath: '/', folder: '' },
  { basePath: '/tools/', folder: '' },
  { basePath: '/tools/', folder: '/tools' },
]

describe.each(SERVERS)('$name', ({ start }) => {
  test.skipIf(!start).each(SITES)(
    'of a site at $basePath serves what is under $folder/.well-known/, and no other hidden name',
    async ({ basePath, folder }) => {
      if (!start) return
      const dir = siteWithProofs()
      const server = await start({ dir, basePath })
      const replies = []
      for (const path of [
        '/.well-known/security.txt',
        '/.well-known/acme-challenge/Ab-9_x',
        '/.well-known/assetlinks.json',
        '/.env',
        '/.well-known/.secret',
        '/.well-known/nope',
        '/.well-known/nope.json',
        '/.well-known/%2e%2e/.env',
      ]) {
        const { status, headers } = await ask(server.url, folder + path)
        replies.push(`${path} ${status} ${headers['content-type']?.split(';')[0]}`)
      }
      await server.close()
      rmSync(dir, { recursive: true })
      expect(replies).toEqual([
        '/.well-known/security.txt 200 text/plain',
        '/.well-known/acme-challenge/Ab-9_x 200 text/plain',
        '/.well-known/assetlinks.json 200 application/json',
        '/.env 404 text/html',
        '/.well-known/.secret 404 text/html',
        '/.well-known/nope 404 text/html',
        '/.well-known/nope.json 404 text/html',
        '/.well-known/%2e%2e/.env 404 text/html',
      ])
    },
  )
})
