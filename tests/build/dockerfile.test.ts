import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { distDir, rootDir } from '../../scripts/bootstrap/paths.mjs'
import { startProgram } from '../../scripts/serve/start-program'
import { findOnPath } from '../../scripts/programs/find-on-path'
import { findProgram } from '../../scripts/programs/find-program'
import { ask } from '../support/ask'
import { contextFiles } from '../support/docker-context'
import { headerFaults } from '../support/security-headers'
import { readSource } from '../support/source-files'

const text = readSource('deploy/Dockerfile')
const compose = readSource('deploy/compose.yaml')
const stages = text.split(/^(?=FROM )/m).slice(1)
const last = stages.at(-1) ?? ''

test('base images are named by their exact version, and Node is 22 or later', () => {
  const images = [...text.matchAll(/^(?:FROM |ARG PREVIOUS=)([a-z]+:\S+)/gm)].map(
    ([, name]) => name,
  )
  expect(images).toHaveLength(3)
  expect(images.filter((name = '') => !/^\w+:\d+\.\d+\.\d+-[\w.-]+$/.test(name))).toEqual([])
  const versions = [text, readSource('.github/workflows/test.yml')].map(
    (file) => /\bnode:(\d+)\.\d+\.\d+-/.exec(file)?.[1],
  )
  for (const major of versions) expect(Number(major)).toBeGreaterThanOrEqual(22)
  const deploy = readSource('.github/workflows/deploy.yml')
  expect(Number(/node-version: (\d+)/.exec(deploy)?.[1])).toBeGreaterThanOrEqual(22)
})

test('it runs as a user that a platform can see is not root, on a file system that is only read', () => {
  expect(last).toMatch(/^USER 101:101$/m)
  expect(compose).toMatch(/^ {4}user: '101:101'$/m)
  expect(compose).toMatch(/^ {4}read_only: true$/m)
  expect(compose).toMatch(/^ {6}- \/tmp:mode=1777$/m)
  expect(compose).toMatch(/cap_drop:\n {6}- ALL$/m)
  const written = [
    ...readSource('deploy/docker/nginx.conf').matchAll(/^\s*(?:pid|\w+_temp_path) (\S+);/gm),
  ]
  expect(written.length).toBe(6)
  expect(written.filter(([, path = '']) => !path.startsWith('/tmp/'))).toEqual([])
})

describe('the variables of the build', () => {
  const documented = [...readSource('README.md').matchAll(/^\| `(VITE_\w+)`/gm)].map(
    ([, name]) => name,
  )

  test.each([
    ['the image', /^ARG (VITE_\w+|SOURCE_DATE_EPOCH)$/gm, text],
    ['the compose file', /^ {8}(VITE_\w+|SOURCE_DATE_EPOCH):$/gm, compose],
  ])('can all be given to %s', (_what, pattern, file) => {
    expect(documented.length).toBeGreaterThan(2)
    const taken = [...file.matchAll(pattern)].map(([, name]) => name)
    expect(taken).toEqual([...documented, 'SOURCE_DATE_EPOCH'])
  })
})

test('neither secrets nor what a machine has built get into the image', () => {
  const ignored = readSource('.dockerignore').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.git', 'node_modules', 'dist', '**/.env*']))
  const context = contextFiles()
  expect(context).toEqual(expect.arrayContaining(['tests/tsconfig.json', 'src/main.tsx']))
  expect(context.filter((path) => /^(tests\/(?!tsconfig\.json)|docs|\.github)/.test(path))).toEqual(
    [],
  )
})

const nginx = findProgram('nginx')
const hasShell = process.platform !== 'win32' && findOnPath('sh') !== undefined

/** The start script of the image with its configuration, in folders of the test's own. */
async function startAsInImage(program: NonNullable<typeof nginx>) {
  const dir = mkdtempSync(join(tmpdir(), 'image-'))
  mkdirSync(join(dir, 'etc'))
  const place = (path: string) =>
    readSource(path).replaceAll('/tmp/', `${dir}/`).replaceAll('/etc/nginx/', `${dir}/etc/`)
  const asRoot = process.getuid?.() === 0 ? 'user root;\n' : ''
  writeFileSync(join(dir, 'etc/nimble-main.conf'), asRoot + place('deploy/docker/nginx.conf'))
  writeFileSync(
    join(dir, 'etc/nimble.conf'),
    readSource('deploy/nginx.conf').replace('root /srv/nimble;', `root "${distDir}";`),
  )
  const server = await startProgram({
    program: {
      file: '/usr/bin/env',
      env: { ...program.env, PATH: `${dirname(program.file)}:${process.env['PATH']}` },
    },
    port: 0,
    config: () => place('deploy/docker/start.sh'),
    args: (file, _workDir, port) => [`PORT=${port}`, 'sh', file],
  })
  const close = async () => {
    await server.close()
    rmSync(dir, { recursive: true })
  }
  return { url: server.url, close }
}

describe.skipIf(!hasShell)('the start script of the image', () => {
  test.skipIf(!nginx)('serves the build at PORT, with its headers', async () => {
    if (!nginx) return
    const server = await startAsInImage(nginx)
    for (const [path, status] of [
      ['/healthz', 200],
      ['/calculator', 200],
      ['/nope', 404],
    ] as const) {
      const reply = await ask(server.url, path)
      expect(reply.status, path).toBe(status)
      expect(headerFaults(reply.headers), path).toEqual([])
    }
    await server.close()
  })

  test.each(['80;x', 'x', '-1', '$(id)'])('refuses %s as a port', async (port) => {
    const file = join(rootDir, 'deploy/docker/start.sh')
    const { status, stderr } = spawnSync('sh', [file], { env: { PORT: port }, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain('PORT must be a number')
  })
})
