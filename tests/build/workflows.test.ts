import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
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

test('the long tests run in the container of the others', () => {
  const nightly = parse(readSource('.github/workflows/nightly.yml'))
  expect(nightly.jobs.test.container).toBe(parse(TESTS).jobs.test.container)
})

describe('PL-37: a workflow is refused', () => {
  test.each([
    [
      'where git refuses the clone',
      /^ +- run: git config.*\n/m,
      'test needs git config --global --add safe.directory "$GITHUB_WORKSPACE" before npm, or git refuses the clone',
    ],
    ['whose container may change', /@sha256:.*/, 'test has a container without a digest'],
    ['without a time limit', /^ +timeout-minutes: 60\n/m, 'test has no time limit'],
    ['without concurrency', /^concurrency:\n(?: .*\n)+/m, 'has no concurrency'],
  ])('%s', (_what, line, fault) => {
    expect(workflowFaults(TESTS.replace(line, ''))).toEqual([fault])
  })

  test('whose container may change where no npm runs', () => {
    const jobs = 'jobs: { draw: { container: node:22, timeout-minutes: 5 } }'
    expect(workflowFaults(`concurrency: draw\npermissions: {}\n${jobs}`)).toEqual([
      'draw has a container without a digest',
    ])
  })

  test.each([
    ['permissions:\n  contents: read', 'env:\n  A: b', 'test has no permissions of its own'],
    ['needs: build', 'needs: [built]', 'draft needs built, which is no job'],
  ])('whose jobs have %j as %j', (now, then, fault) => {
    const text = readSource('.github/workflows/release.yml')
    expect(workflowFaults(text.replace(now, then))).toContain(fault)
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

test('the systems begin with the oldest Node that we promise', () => {
  const { node, os } = parse(TESTS).jobs.systems.strategy.matrix
  const { engines } = JSON.parse(readSource('package.json'))
  expect(Math.min(...node)).toBe(Number(/\d+/.exec(engines.node)?.[0]))
  expect(os.map((name: string) => name.split('-')[0])).toEqual(['ubuntu', 'macos', 'windows'])
})
