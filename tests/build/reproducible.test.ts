import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { distDir, packageFile, rootDir } from '../../scripts/paths.mjs'
import { toolEnvironment } from '../../scripts/tool-environment.mjs'

const secondDir = join(rootDir, 'node_modules/.cache/second-build')

/** SHA-256 by path. */
const hashes = (dir: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [
        relative(dir, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  )

/** Sets the clock of the Node that imports it 400 days ahead. */
const NEXT_YEAR = `data:text/javascript,${encodeURIComponent(`
  const Now = Date
  globalThis.Date = class extends Now {
    constructor(...given) { given.length === 0 ? super(Date.now()) : super(...given) }
    static now() { return Now.now() + 400 * 86_400_000 }
  }
`)}`

test(
  'PL-35: a second build, made next year, has the same files, byte for byte',
  { timeout: 240_000 },
  async () => {
    rmSync(secondDir, { recursive: true, force: true })
    await promisify(execFile)(
      process.execPath,
      [packageFile('vite/bin/vite.js'), 'build', '--outDir', secondDir, '--emptyOutDir'],
      // Another time zone and language too: none of them may be built in.
      {
        cwd: rootDir,
        env: {
          ...toolEnvironment(process.env),
          TZ: 'Pacific/Kiritimati',
          LANG: 'tr_TR.UTF-8',
          NODE_OPTIONS: `--import=${NEXT_YEAR}`,
        },
      },
    )
    const first = hashes(distDir)
    expect(Object.keys(first).length).toBeGreaterThan(100)
    expect(hashes(secondDir)).toEqual(first)
    rmSync(secondDir, { recursive: true })
  },
)
