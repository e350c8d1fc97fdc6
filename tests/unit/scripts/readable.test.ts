import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { letAllRead } from '../../../scripts/build/readable'

test.skipIf(process.platform === 'win32')(
  'a site built for its builder alone can be read by all',
  () => {
    const dir = mkdtempSync(join(tmpdir(), 'readable-'))
    mkdirSync(join(dir, 'static/js'), { recursive: true })
    const file = join(dir, 'static/js/a.js')
    writeFileSync(file, '')
    const paths = [dir, join(dir, 'static'), join(dir, 'static/js'), file]
    for (const path of paths.toReversed()) chmodSync(path, path === file ? 0o600 : 0o700)
    letAllRead(dir)
    expect(paths.map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual([
      '755',
      '755',
      '755',
      '644',
    ])
    rmSync(dir, { recursive: true })
  },
)
