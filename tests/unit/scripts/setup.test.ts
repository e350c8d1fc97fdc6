import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { rootDir } from '../../../scripts/bootstrap/paths.mjs'
import { needsInstall } from '../../../scripts/bootstrap/install.mjs'
import { runCommand } from '../../../scripts/programs/run-command'
import { projectFiles } from '../../support/project-files'
import { readSource } from '../../support/source-files'

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

/** Runs a file as `npm run` does, in a clone without packages, where `npm ci` is a script of ours. */
async function runInClone(npmScript: string, ...args: string[]) {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'))
  for (const name of ['package.json', 'package-lock.json', 'scripts/bootstrap']) {
    cpSync(join(rootDir, name), join(clone, name), { recursive: true })
  }
  const npm = join(clone, 'npm-cli.js')
  writeFileSync(npm, npmScript)
  const [error, printed] = await new Promise<[unknown, string]>((resolve) => {
    execFile(
      process.execPath,
      ['scripts/bootstrap/run.mjs', ...args],
      { cwd: clone, env: { ...process.env, npm_execpath: npm } },
      (...[failure, output]) => resolve([failure, output]),
    )
  })
  rmSync(clone, { recursive: true })
  return { error, lines: printed.trimEnd().split('\n') }
}

test('npm test ends with its line of counts where the packages cannot be installed', async () => {
  const { error, lines } = await runInClone('process.exitCode = 1', 'scripts/check/test.ts')
  expect(error).toMatchObject({ code: 1 })
  expect(lines.at(-1)).toBe('0 passed, 1 failed, 0 skipped')
})

test('the program of a package is installed, and then run as if Node had been started with it', async () => {
  const file = 'node_modules/a-tool/bin.mjs'
  const program = 'console.log(process.argv.slice(2).join(), process.argv[1].endsWith("bin.mjs"))'
  const npm = `import { mkdirSync, writeFileSync } from 'node:fs'
    mkdirSync('node_modules/a-tool', { recursive: true })
    writeFileSync('${file}', ${JSON.stringify(program)})`
  const { error, lines } = await runInClone(npm, file, 'build', '--force')
  expect(error).toBeNull()
  expect(lines.at(-1)).toBe('build,--force true')
})

describe('each command that a reader is told to use is the first one in a fresh clone', () => {
  const scripts: Record<string, string> = JSON.parse(readSource('package.json')).scripts

  test.each(Object.entries(scripts))('npm run %s installs what is missing', (_name, command) => {
    const [, file = ''] = /^node scripts\/bootstrap\/run\.mjs (\S+)( [\w-]+)?$/.exec(command) ?? []
    expect(existsSync(join(rootDir, file || 'none')), command).toBe(true)
  })

  const documents = projectFiles().filter((path) => /\.(md|yml|yaml)$|^deploy\//.test(path))

  test.each(documents)('%s names no other', (document) => {
    const text = readSource(document)
    const named = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)]
    const names = named.map(([, script, short]) => script ?? short ?? '')
    expect(names.filter((name) => scripts[name] === undefined)).toEqual([])
    expect(text).not.toMatch(/\bnpx\b/)
  })
})

test('the environment passes through to the build, but for NODE_ENV', async () => {
  expect(process.env['NODE_ENV']).toBeDefined()
  const check = `const { NODE_ENV, VITE_SITE_URL, PATH } = process.env
    process.exitCode = NODE_ENV === undefined && VITE_SITE_URL === 'https://tools.example' && PATH ? 0 : 3`
  const env = { VITE_SITE_URL: 'https://tools.example' }
  expect(await runCommand(process.execPath, ['-e', check], { env })).toBe(0)
})
