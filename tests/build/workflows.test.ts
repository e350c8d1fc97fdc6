import { describe, expect, test } from 'vitest'
import { projectFiles } from '../support/project-files'
import { readSource } from '../support/source-files'

const WORKFLOWS = projectFiles().filter((path) => path.startsWith('.github/workflows/'))

test('PL-37: there are workflows for the tests, for long ones and for the deployment', () => {
  expect(WORKFLOWS).toEqual([
    '.github/workflows/deploy.yml',
    '.github/workflows/nightly.yml',
    '.github/workflows/test.yml',
  ])
})

describe.each(WORKFLOWS)('PL-37: %s', (path) => {
  const text = readSource(path)

  test('may read the contents and do nothing else', () => {
    expect(text.match(/^permissions:\n {2}contents: read\n\n/m)).toHaveLength(1)
    expect(text.match(/permissions:/g)).toHaveLength(1)
    expect(text).not.toMatch(/:\s*write\b|write-all|pull_request_target/)
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

test('PL-37: secrets are used by the deployment only, and handed to nothing but the upload', () => {
  expect(readSource('.github/workflows/test.yml')).not.toContain('secrets')
  const deploy = readSource('.github/workflows/deploy.yml')
  const used = [...deploy.matchAll(/^\s*(\w+): \$\{\{ secrets\.(\w+) \}\}$/gm)]
  expect(used.map(([, key, name]) => `${key} ${name}`)).toEqual([
    'apiToken CLOUDFLARE_API_TOKEN',
    'accountId CLOUDFLARE_ACCOUNT_ID',
  ])
  expect(deploy.match(/\{\{ secrets/g)).toHaveLength(2)
})

test('PL-34: what is shipped is held against the known flaws, high and critical, after the tests', () => {
  expect(readSource('.github/workflows/test.yml')).toMatch(
    /- run: npm test\n(.*#.*\n)? +- run: npm audit --omit=dev --audit-level=high\n/,
  )
})
