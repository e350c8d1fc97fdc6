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

test('PL-35: a second build has the same files, byte for byte', { timeout: 240_000 }, async () => {
  rmSync(secondDir, { recursive: true, force: true })
  await promisify(execFile)(
    process.execPath,
    [packageFile('vite/bin/vite.js'), 'build', '--outDir', secondDir, '--emptyOutDir'],
    // Another time zone and language: neither may be built in.
    {
      cwd: rootDir,
      env: { ...toolEnvironment(process.env), TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8' },
    },
  )
  const first = hashes(distDir)
  expect(Object.keys(first).length).toBeGreaterThan(100)
  expect(hashes(secondDir)).toEqual(first)
  rmSync(secondDir, { recursive: true })
})
