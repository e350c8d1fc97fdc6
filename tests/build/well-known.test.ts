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

describe.each(SERVERS)('$name', ({ start }) => {
  test.skipIf(!start)('serves what is under /.well-known/, and no other hidden name', async () => {
    if (!start) return
    const dir = siteWithProofs()
    const server = await start({ dir })
    const replies = []
    for (const path of [
      '/.well-known/security.txt',
      '/.well-known/acme-challenge/Ab-9_x',
      '/.well-known/assetlinks.json',
    ]) {
      const { status, headers } = await ask(server.url, path)
      replies.push(`${status} ${headers['content-type']?.split(';')[0]}`)
    }
    expect(replies).toEqual(['200 text/plain', '200 text/plain', '200 application/json'])
    for (const path of [
      '/.env',
      '/.well-known/.secret',
      '/.well-known/nope',
      '/.well-known/%2e%2e/.env',
    ]) {
      expect((await ask(server.url, path)).status, path).toBe(404)
    }
    await server.close()
    rmSync(dir, { recursive: true })
  })
})
