import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { rootDir } from '../../../scripts/bootstrap/paths.mjs'
import { needsInstall } from '../../../scripts/bootstrap/install.mjs'
import { runCommand } from '../../../scripts/programs/run-command'

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/react': { version: '19.3.1', integrity: 'sha512-react' },
  'node_modules/rolldown-darwin': { version: '1.0.0', integrity: 'sha512-mac', optional: true },
}

const { '': _project, 'node_modules/rolldown-darwin': _mac, ...installed } = wanted

test('a fresh clone, or an installation that was cut short, is installed', () => {
  expect(needsInstall(wanted, null)).toBe(true)
})

test.each([{ version: '19.3.2' }, { integrity: 'sha512-other' }])(
  'a package that differs in %j is installed',
  (difference) => {
    const react = { ...wanted['node_modules/react'], ...difference }
    const changed = { ...wanted, 'node_modules/react': react }
    expect(needsInstall(changed, installed)).toBe(true)
  },
)

test('npm test ends with its line of counts where the packages cannot be installed', async () => {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'))
  for (const name of ['package.json', 'package-lock.json', 'scripts/bootstrap']) {
    cpSync(join(rootDir, name), join(clone, name), { recursive: true })
  }
  const npm = join(clone, 'npm-cli.js')
  writeFileSync(npm, 'process.exitCode = 1')
  const [error, printed] = await new Promise<[unknown, string]>((resolve) => {
    execFile(
      process.execPath,
      ['scripts/bootstrap/run.mjs', 'scripts/check/test.ts'],
      { cwd: clone, env: { ...process.env, npm_execpath: npm } },
      (...[failure, output]) => resolve([failure, output]),
    )
  })
  rmSync(clone, { recursive: true })
  expect(error).toMatchObject({ code: 1 })
  expect(printed.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed, 0 skipped')
})

test('the environment passes through to the build, but for NODE_ENV', async () => {
  expect(process.env['NODE_ENV']).toBeDefined()
  const check = `const { NODE_ENV, VITE_SITE_URL, PATH } = process.env
    process.exitCode = NODE_ENV === undefined && VITE_SITE_URL === 'https://tools.example' && PATH ? 0 : 3`
  const env = { VITE_SITE_URL: 'https://tools.example' }
  expect(await runCommand(process.execPath, ['-e', check], { env })).toBe(0)
})
