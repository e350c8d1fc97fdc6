import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { rootDir } from '../../scripts/bootstrap/paths.mjs'
import { lockedPackages, lockFiles, readLock } from '../support/lock-files'
import { npmOutput } from '../support/npm-output'
import { projectFiles } from '../support/project-files'
import { readSource } from '../support/source-files'

const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/
const EXACT = /^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+$/

/** What has a script, and does without it: the deployment installs without scripts. */
const WITH_SCRIPTS: Record<string, string[]> = {
  'deploy/cloudflare/package-lock.json': ['esbuild', 'workerd'],
}

const namesOf = (packages: readonly { name: string }[]) => packages.map(({ name }) => name)

describe.each(lockFiles)('PL-32: %s', (file) => {
  const packages = lockedPackages(file)

  test('has the hash of every package', () => {
    expect(readLock(file).lockfileVersion).toBe(3)
    expect(packages.length).toBeGreaterThan(0)
    expect(namesOf(packages.filter(({ integrity = '' }) => !SHA512.test(integrity)))).toEqual([])
  })

  test('names no place: no git, no address, no folder, no registry', () => {
    expect(namesOf(packages.filter(({ resolved, link }) => resolved ?? link))).toEqual([])
    expect(namesOf(packages.filter(({ version = '' }) => !/^\d+\.\d+\.\d+/.test(version)))).toEqual(
      [],
    )
  })

  test('has no package that runs a script when it is installed', () => {
    expect(namesOf(packages.filter(({ hasInstallScript }) => hasInstallScript))).toEqual(
      WITH_SCRIPTS[file] ?? [],
    )
  })

  test('belongs to a package.json of exact versions', () => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readSource(join(dirname(file), 'package.json')),
    )
    const odd = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !EXACT.test(String(version)),
    )
    expect(odd).toEqual([])
  })

  test('is complete: npm ci --ignore-scripts would install it as it is', async () => {
    const args = ['ci', '--dry-run', '--ignore-scripts', '--offline', '--no-audit']
    const { code, stderr } = await npmOutput(args, join(rootDir, dirname(file)))
    expect(code, stderr).toBe(0)
  })
})

test('PL-32: Dependabot looks after every lock file', () => {
  const { updates } = parse(readSource('.github/dependabot.yml'))
  const { directories } = updates.find(
    (update: Record<string, unknown>) => update['package-ecosystem'] === 'npm',
  )
  const folders = lockFiles.map((file) => `/${dirname(file)}`.replace('/.', '/'))
  expect(directories.toSorted()).toEqual(folders.toSorted())
})

// In pieces: this file is one of those that are searched.
const REGISTRIES = [
  ['registry.', 'npmjs'],
  ['registry.', 'yarnpkg'],
  ['npm', 'mirror'],
  ['npm.', 'pkg.github'],
  ['jfrog', '.io'],
  ['arti', 'factory'],
  ['verd', 'accio'],
  ['_auth', 'Token'],
].map((parts) => parts.join(''))

test('PL-32: no committed file names a registry', async () => {
  const { stdout } = await npmOutput(['config', 'get', 'registry'])
  const { host = '' } = URL.canParse(stdout.trim()) ? new URL(stdout.trim()) : {}
  // A mirror on this machine has a name without meaning elsewhere.
  const ours = /^(|localhost|127\.0\.0\.1)$/.test(host) ? [] : [host]
  const names = [...ours, ...REGISTRIES]
  const texts = projectFiles().filter((path) => !/\.(png|ico|wav)$/.test(path))
  expect(texts.length).toBeGreaterThan(400)
  const found = texts.filter((path) => {
    const text = readSource(path).toLowerCase()
    return names.some((name) => text.includes(name.toLowerCase()))
  })
  expect(found).toEqual([])
})
