import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
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

// Dependabot reads FROM lines alone, and renews a digest within its tag: github/docs, 'Dependabot ... docker'.
test('base images stand in FROM by exact version and digest, and Node is 22 or later', () => {
  const images = [...text.matchAll(/^FROM (?:--platform=\S+ )?([a-z]+:\S+)/gm)].map(
    ([, name]) => name,
  )
  expect(images).toHaveLength(2)
  const exact = /^\w+:\d+\.\d+\.\d+-[\w.-]+@sha256:[0-9a-f]{64}$/
  expect(images.filter((name = '') => !exact.test(name))).toEqual([])
  expect(text).not.toMatch(/^ARG .*:\d/m)
  expect(Number(/\bnode:(\d+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(22)
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

test('that user may read what is copied into it, even from a clone that only its owner may read', () => {
  const copies = [...last.matchAll(/^COPY (.*) \S+$/gm)].map(([, what = '']) => what)
  expect(copies).toContain('--from=build /project/dist')
  // The files of the site are readable when they are built: letAllRead.
  const others = copies.filter((what) => !what.endsWith('/dist'))
  expect(others.filter((what) => !/^--chmod=[67][45][45] /.test(what))).toEqual([])
})

describe('the variables of the build', () => {
  const documented = [...readSource('docs/deploy.md').matchAll(/^\| `(VITE_\w+)`/gm)].map(
    ([, name]) => name,
  )

  test.each([
    ['the image', /^ARG (\w+)$/gm, text, ['SOURCE_DATE_EPOCH']],
    ['the compose file', /^ {8}(\w+):$/gm, compose, ['SOURCE_DATE_EPOCH', 'PREVIOUS']],
    [
      'the deployment, as variables of the repository',
      /^ {10}(VITE_\w+): \$\{\{ vars\.\1 \}\}$/gm,
      readSource('.github/workflows/deploy.yml'),
      [],
    ],
  ])('can all be given to %s', (_what, pattern, file, others) => {
    expect(documented.length).toBeGreaterThan(2)
    const taken = [...file.matchAll(pattern)].map(([, name]) => name)
    expect(taken).toEqual([...documented, ...others])
  })
})

test('the image says what it is, by the names of OCI', () => {
  const labels = [...last.matchAll(/org\.opencontainers\.image\.(\w+)=/g)].map(([, name]) => name)
  expect(labels).toEqual(['title', 'description', 'licenses'])
})

test('compose takes a published image, and another port', () => {
  const { image, ports, build } = parse(compose).services.site
  expect(image).toBe('${NIMBLE_IMAGE:-nimble}')
  expect(ports).toEqual(['${PORT:-8080}:8080'])
  expect(build.dockerfile).toBe('deploy/Dockerfile')
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

const IPV6_FILE = '/proc/net/if_inet6'

/** The start script of the image with its configuration, in folders of the test's own. */
async function startAsInImage(program: NonNullable<typeof nginx>, ipv6File: string) {
  const dir = mkdtempSync(join(tmpdir(), 'image-'))
  mkdirSync(join(dir, 'etc'))
  const place = (path: string) =>
    readSource(path)
      .replaceAll('/tmp/', `${dir}/`)
      .replaceAll('/etc/nginx/', `${dir}/etc/`)
      .replace('/proc/net/if_inet6', ipv6File)
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
    const server = await startAsInImage(nginx, IPV6_FILE)
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

  test.skipIf(!nginx || !existsSync(IPV6_FILE))(
    'listens on IPv6 too, where the system has it',
    async () => {
      if (!nginx) return
      for (const [file, answers] of [
        [IPV6_FILE, true],
        ['/nowhere', false],
      ] as const) {
        const server = await startAsInImage(nginx, file)
        const reply = ask(server.url.replace('localhost', '[::1]'), '/healthz')
        await (answers
          ? expect(reply).resolves.toMatchObject({ status: 200 })
          : expect(reply).rejects.toMatchObject({ code: 'ECONNREFUSED' }))
        await server.close()
      }
    },
  )

  test.each(['80;x', 'x', '-1', '$(id)'])('refuses %s as a port', async (port) => {
    const file = join(rootDir, 'deploy/docker/start.sh')
    const { status, stderr } = spawnSync('sh', [file], { env: { PORT: port }, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain('PORT must be a number')
  })
})
