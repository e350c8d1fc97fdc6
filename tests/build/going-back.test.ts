import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ask } from '../support/ask'
import { SERVERS } from '../support/servers'

function writePage(dir: string, text: string, seconds: number): void {
  const file = join(dir, 'index.html')
  writeFileSync(file, text)
  utimesSync(file, seconds, seconds)
}

describe.each(SERVERS)('$name', ({ start }) => {
  test.skipIf(!start)('sends an older page, of the same size, to who has a newer one', async () => {
    if (!start) return
    const dir = mkdtempSync(join(tmpdir(), 'older-'))
    writePage(dir, 'page 2', 1_700_000_000)
    const server = await start({ dir })
    const { headers } = await ask(server.url, '/')
    writePage(dir, 'page 1', 1_600_000_000)
    const query = {
      'if-none-match': headers.etag,
      'if-modified-since': headers['last-modified'],
    }
    const { status, body } = await ask(server.url, '/', { headers: query })
    await server.close()
    rmSync(dir, { recursive: true })
    expect([status, body.toString()]).toEqual([200, 'page 1'])
  })
})
