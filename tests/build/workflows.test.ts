import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { filesIn } from '../../scripts/build/files-in'
import { workflowFaults } from '../../scripts/check/workflow'
import { lockFiles } from '../support/lock-files'
import { projectFiles } from '../support/project-files'
import { readSource } from '../support/source-files'

const WORKFLOWS = projectFiles().filter((path) => path.startsWith('.github/workflows/'))

test('PL-37: there are workflows for the tests, for long ones, for the deployment and for a release', () => {
  expect(WORKFLOWS).toEqual([
    '.github/workflows/deploy.yml',
    '.github/workflows/nightly.yml',
    '.github/workflows/release.yml',
    '.github/workflows/test.yml',
  ])
})

describe.each(WORKFLOWS)('PL-37: %s', (path) => {
  const text = readSource(path)

  test('has what it needs at GitHub', () => {
    expect(workflowFaults(text)).toEqual([])
  })

  test('may read the contents; a job that may write runs nothing of the project', () => {
    expect(text.match(/^permissions:\n {2}contents: read\n\n/m)).toHaveLength(1)
    expect(text).not.toMatch(/write-all|pull_request_target/)
    const jobs: object[] = Object.values(parse(text).jobs)
    const writing = jobs.filter((job) => JSON.stringify(job).includes(':"write"'))
    const ofProject = /\bnpm\b|\bnode\b|\bscripts\/|\.\//
    expect(writing.filter((job) => ofProject.test(JSON.stringify(job)))).toEqual([])
  })

  test('pins every action by the hash of its commit, with its version beside it', () => {
    const used = [...text.matchAll(/uses:\s*(.+)$/gm)].map(([, action = '']) => action)
    expect(used.length).toBeGreaterThan(0)
    const outside = used.filter((action) => !action.startsWith('./'))
    expect(outside.filter((action) => !/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d/.test(action))).toEqual(
      [],
    )
  })

  test('leaves no credentials behind for the scripts of the project', () => {
    expect(text.split('actions/checkout@')).toHaveLength(
      text.split('persist-credentials: false').length,
    )
  })

  // What a stranger writes in a title or a branch name would become a command.
  test('puts nothing of the event into a command', () => {
    const commands = [...text.matchAll(/run:(.*)$/gm)].map(([, command = '']) => command)
    expect(commands.filter((command) => command.includes('${{'))).toEqual([])
    expect(text).not.toMatch(/github\.event\.|github\.head_ref/)
  })

  test('installs packages without their scripts', () => {
    expect(text).not.toMatch(/npm (ci|install|i)\b(?!.*--ignore-scripts)/)
    expect(text).not.toMatch(/\bnpx\b/)
  })
})

test('PL-37: secrets are used by the deployment only, and by the upload alone, from packages that are locked', () => {
  const holders = WORKFLOWS.filter((path) => readSource(path).includes('secrets'))
  expect(holders).toEqual(['.github/workflows/deploy.yml'])
  const text = readSource('.github/workflows/deploy.yml')
  const { env, run } = parse(text).jobs.deploy.steps.find((step: object) =>
    JSON.stringify(step).includes('secrets.'),
  )
  expect(env).toEqual({
    PROJECT: '${{ vars.CLOUDFLARE_PROJECT_NAME }}',
    CLOUDFLARE_API_TOKEN: '${{ secrets.CLOUDFLARE_API_TOKEN }}',
    CLOUDFLARE_ACCOUNT_ID: '${{ secrets.CLOUDFLARE_ACCOUNT_ID }}',
  })
  expect(text.match(/\bsecrets\./g)).toHaveLength(2)
  expect(run).toMatch(/^deploy\/cloudflare\/node_modules\/\.bin\/wrangler pages deploy [^;&|]*$/)
  expect(lockFiles).toContain('deploy/cloudflare/package-lock.json')
})

test('PL-37: main is tested everywhere, and deployed where a project is named', () => {
  const { on, jobs } = parse(readSource('.github/workflows/deploy.yml'))
  expect(on.push.branches).toEqual(['main'])
  expect(jobs.test).toEqual({ uses: './.github/workflows/test.yml' })
  expect(jobs.deploy.if).toBe("vars.CLOUDFLARE_PROJECT_NAME != ''")
  // What waits for a job that is left out is left out too.
  expect(jobs.remember.needs).toBe('deploy')
})

test('PL-34: what is shipped is held against the known flaws, high and critical, after the tests', () => {
  expect(readSource('.github/workflows/test.yml')).toMatch(
    /- run: npm test\n(.*#.*\n)? +- run: npm audit --omit=dev --audit-level=high\n/,
  )
})

const TESTS = readSource('.github/workflows/test.yml')

describe('PL-37: a workflow is refused', () => {
  test.each([
    [
      'where git refuses the clone',
      /^ +- run: git config.*\n/m,
      'test needs git config --global --add safe.directory "$GITHUB_WORKSPACE" before npm, or git refuses the clone',
    ],
    ['without a time limit', /^ +timeout-minutes: 60\n/m, 'test has no time limit'],
    ['without concurrency', /^concurrency:\n(?: .*\n)+/m, 'has no concurrency'],
  ])('%s', (_what, line, fault) => {
    expect(workflowFaults(TESTS.replace(line, ''))).toEqual([fault])
  })

  test.each([
    ['v6.0.2', 'v4.2.2', 'actions/checkout runs on Node 24 from version 5'],
    ['HOME: /root', 'HOME: /home', 'test needs HOME: /root, or Firefox does not start'],
    ['actions/setup-node@', 'some/action@', 'some/action is not known to run on Node 24'],
    [
      'runs-on: ubuntu-24.04',
      'runs-on: ubuntu-latest',
      'test runs on a system that changes by itself',
    ],
  ])('with %s as %s', (now, then, fault) => {
    expect(new Set(workflowFaults(TESTS.replaceAll(now, then)))).toEqual(new Set([fault]))
  })
})

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

  const [step = ''] = /(?<=- run: )git config .*/.exec(TESTS) ?? []
  expect(spawnSync('sh', ['-c', step], { cwd: clone, env }).status).toBe(0)
  expect(asks()).toBe(0)
  rmSync(dir, { recursive: true })
})

const hasJq = process.platform !== 'win32' && spawnSync('jq', ['--version']).status === 0

describe.skipIf(!hasJq)('the deployment uploads', () => {
  const { deploy } = parse(readSource('.github/workflows/deploy.yml')).jobs
  const { run } = deploy.steps.find(({ id }: { id?: string }) => id === 'place')

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

const RELEASE = parse(readSource('.github/workflows/release.yml'))

const stepOf = (job: string, id: string) =>
  RELEASE.jobs[job].steps.find((step: { id?: string }) => step.id === id)

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
    const { status } = spawnSync('bash', ['-e', '-c', stepOf('draft', 'draft').run], { env })
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
    expect(spawnSync('bash', ['-e', '-c', stepOf('image', 'names').run], options).status).toBe(0)
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
    const { with: inputs } = stepOf('image', 'push')
    expect(inputs).toMatchObject({ context: '.', platforms: 'linux/amd64,linux/arm64' })
    const { context } = parse(readSource('deploy/compose.yaml')).services.site.build
    expect(join('deploy', context)).toBe(inputs.context)
    expect(RELEASE.jobs.image.steps[0].uses).toMatch(/^actions\/checkout@/)
  })
})

test('the systems begin with the oldest Node that we promise', () => {
  const { node, os } = parse(TESTS).jobs.systems.strategy.matrix
  const { engines } = JSON.parse(readSource('package.json'))
  expect(Math.min(...node)).toBe(Number(/\d+/.exec(engines.node)?.[0]))
  expect(os.map((name: string) => name.split('-')[0])).toEqual(['ubuntu', 'macos', 'windows'])
})
