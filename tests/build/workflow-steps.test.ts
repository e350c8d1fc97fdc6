import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { filesIn } from '../../scripts/build/files-in'
import { readSource } from '../support/source-files'

const workflowOf = (name: string) => parse(readSource(`.github/workflows/${name}.yml`))

const RELEASE = workflowOf('release')

const stepOf = ({ jobs }: typeof RELEASE, job: string, id: string) =>
  jobs[job].steps.find((step: { id?: string }) => step.id === id)

const canGiveAway = process.getuid?.() === 0 && spawnSync('git', ['--version']).status === 0

test.skipIf(!canGiveAway)('PL-37: its steps let git read a clone of another user', () => {
  const dir = mkdtempSync(join(tmpdir(), 'runner-'))
  const [clone, home] = [join(dir, 'clone'), join(dir, 'home')]
  for (const folder of [clone, home]) mkdirSync(folder)
  execFileSync('git', ['init', '--quiet', clone], { env: { PATH: process.env['PATH'] } })
  for (const path of [clone, join(clone, '.git'), home]) chownSync(path, 1001, 1001)
  const env = { PATH: process.env['PATH'], HOME: home, GITHUB_WORKSPACE: clone }
  const asks = () => spawnSync('git', ['rev-parse', '--git-dir'], { cwd: clone, env }).status
  expect(asks()).not.toBe(0)

  const [step = ''] =
    /(?<=- run: )git config .*/.exec(readSource('.github/workflows/test.yml')) ?? []
  expect(spawnSync('sh', ['-c', step], { cwd: clone, env }).status).toBe(0)
  expect(asks()).toBe(0)
  rmSync(dir, { recursive: true })
})

describe.skipIf(process.platform === 'win32')('the deployment uploads', () => {
  const { run } = stepOf(workflowOf('deploy'), 'deploy', 'place')

  test.each([
    ['/', ['.well-known/security.txt', '404.html', '_headers', 'index.html']],
    [
      '/tools/',
      ['.well-known/security.txt', '404.html', '_headers', 'tools/404.html', 'tools/index.html'],
    ],
  ])('a site at %s with its headers at the root', (scope, expected) => {
    const dir = mkdtempSync(join(tmpdir(), 'place-'))
    mkdirSync(join(dir, 'dist/.well-known'), { recursive: true })
    for (const name of ['.well-known/security.txt', '404.html', '_headers', 'index.html']) {
      writeFileSync(join(dir, 'dist', name), name)
    }
    writeFileSync(join(dir, 'dist/manifest.webmanifest'), JSON.stringify({ scope }))
    const { status, stderr } = spawnSync('bash', ['-e', '-c', run], { cwd: dir, encoding: 'utf8' })
    expect(status, stderr).toBe(0)
    const placed = filesIn(join(dir, 'site')).filter((path) => !path.endsWith('.webmanifest'))
    expect(placed.toSorted()).toEqual(expected)
    rmSync(dir, { recursive: true })
  })
})

describe.skipIf(process.platform === 'win32')('a release', () => {
  test('is published once its files and its image are there', () => {
    const { publish, image, draft } = RELEASE.jobs
    expect([publish.needs, image.needs, draft.needs]).toEqual(['image', 'draft', 'build'])
    const calls = JSON.stringify(RELEASE).match(/gh release (?:create|edit)[^\n]*?--draft[=\w]*/g)
    expect(calls?.map((call) => call.split(' ').at(-1))).toEqual(['--draft', '--draft=false'])
  })

  test.each([
    ['none', 'exit 1', ['view', 'create'], 0],
    ['left as a draft by a run that failed', 'echo true', ['view', 'delete', 'create'], 0],
    ['published', 'echo false', ['view'], 1],
  ])('that is %s', (_what, view, calls, expected) => {
    const dir = mkdtempSync(join(tmpdir(), 'release-'))
    writeFileSync(
      join(dir, 'gh'),
      `#!/bin/sh\necho $2 >> ${dir}/calls\nif [ $2 = view ]; then ${view}; fi\n`,
      { mode: 0o755 },
    )
    const env = { PATH: `${dir}:${process.env['PATH']}`, GITHUB_REF_NAME: 'v1.2.3' }
    const { run } = stepOf(RELEASE, 'draft', 'draft')
    const { status } = spawnSync('bash', ['-e', '-c', run], { env })
    expect(status).toBe(expected)
    expect(readFileSync(join(dir, 'calls'), 'utf8').trim().split('\n')).toEqual(calls)
    rmSync(dir, { recursive: true })
  })
})

describe.skipIf(process.platform === 'win32')('the image of a release', () => {
  test('has the date of its commit, and names by the version and by what is less exact, in small letters', () => {
    const dir = mkdtempSync(join(tmpdir(), 'release-'))
    const output = join(dir, 'output')
    const date = '2026-11-28T10:00:00Z'
    const env = {
      // Without what git sets where it runs the tests itself, as in a rebase: it would mean our own repository.
      PATH: process.env['PATH'],
      HOME: dir,
      GIT_COMMITTER_DATE: date,
      GITHUB_REF_NAME: 'v1.20.3',
      GITHUB_REPOSITORY: 'Owner/Nimble',
      GITHUB_OUTPUT: output,
    }
    const options = { cwd: dir, env, stdio: 'ignore' } as const
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org']
    execFileSync('git', ['init'], options)
    execFileSync('git', [...author, 'commit', '--allow-empty', '-m', 'x'], options)
    const { run } = stepOf(RELEASE, 'image', 'names')
    expect(spawnSync('bash', ['-e', '-c', run], options).status).toBe(0)
    const name = 'ghcr.io/owner/nimble'
    expect(readFileSync(output, 'utf8').trim().split('\n')).toEqual([
      `image=${name}`,
      `epoch=${Date.parse(date) / 1000}`,
      'version=1.20.3',
      `tags=${name}:1.20.3,${name}:1.20,${name}:1,${name}:latest`,
    ])
    rmSync(dir, { recursive: true })
  })

  // https://docs.docker.com/build/concepts/context/#dockerignore-files
  test('is built for both processors in the tree of .dockerignore, as compose does', () => {
    const { with: inputs } = stepOf(RELEASE, 'image', 'push')
    expect(inputs).toMatchObject({ context: '.', platforms: 'linux/amd64,linux/arm64' })
    const { context } = parse(readSource('deploy/compose.yaml')).services.site.build
    expect(join('deploy', context)).toBe(inputs.context)
    expect(RELEASE.jobs.image.steps[0].uses).toMatch(/^actions\/checkout@/)
  })
})
