import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { distDir, rootDir } from '../../scripts/bootstrap/paths.mjs'
import { filesIn } from '../../scripts/build/files-in'
import { isNightly } from '../support/nightly'
import { makeDockerContext } from '../support/docker-context'

const COMPRESSED = /\.(br|gz)$/

/**
 * SHA-256 by path. What is compressed follows from what is not, and takes half of a build: it is compared every night.
 */
const hashes = (dir: string): Record<string, string> =>
  Object.fromEntries(
    filesIn(dir)
      .filter((path) => isNightly || !COMPRESSED.test(path))
      .toSorted()
      .map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(join(dir, path)))
          .digest('hex'),
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

const commitDate = () =>
  execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: rootDir, encoding: 'utf8' }).trim()

test(
  'PL-35: built in the tree that Docker gets, next year, the files are the same',
  {
    timeout: 360_000,
  },
  async () => {
    const first = hashes(distDir)
    expect(Object.keys(first).length).toBeGreaterThan(100)

    const dir = makeDockerContext()
    // In another mode nothing is compressed.
    const mode = isNightly ? [] : ['--mode', 'uncompressed']
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['scripts/bootstrap/run.mjs', 'scripts/build/build-all.ts', ...mode],
      {
        cwd: dir,
        env: {
          ...process.env,
          // That of a test would make another build.
          NODE_ENV: undefined,
          // Another time zone and language too: none of them may be built in.
          TZ: 'Pacific/Kiritimati',
          LANG: 'tr_TR.UTF-8',
          NODE_OPTIONS: `--import=${NEXT_YEAR}`,
          SOURCE_DATE_EPOCH: process.env['SOURCE_DATE_EPOCH'] ?? commitDate(),
        },
      },
    )
    expect(hashes(join(dir, 'dist'))).toEqual(first)
    // PL-53: without an address the build says so at its end.
    expect(stdout).toContain('Without VITE_SITE_URL')
    rmSync(dir, { recursive: true })
  },
)
