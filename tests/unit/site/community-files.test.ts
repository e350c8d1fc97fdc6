import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { filesUnder, readSource } from '../../support/source-files'

const FORMS = filesUnder('.github/ISSUE_TEMPLATE')

/** Those that every repository has from the start. https://docs.github.com/en/issues, 'About default labels' */
const LABELS = [
  'bug',
  'documentation',
  'duplicate',
  'enhancement',
  'good first issue',
  'help wanted',
  'invalid',
  'question',
  'wontfix',
]

/** The kinds of fields that GitHub knows. https://docs.github.com/en/communities, 'Syntax for issue forms' */
const KINDS = ['checkboxes', 'dropdown', 'input', 'markdown', 'textarea']

test.each(FORMS)('%s is a form that GitHub takes', (file) => {
  const { name, description, labels, body } = parse(readSource(file))
  expect([typeof name, typeof description]).toEqual(['string', 'string'])
  expect(LABELS).toEqual(expect.arrayContaining(labels))
  for (const { type, id, attributes } of body) {
    expect(KINDS).toContain(type)
    expect(id).toMatch(/^[\w-]+$/)
    expect(attributes.label).toMatch(/\w/)
  }
  const ids = body.map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

// The one address of the project is the field `repository` of package.json.
test('what GitHub shows names no address of the project', () => {
  const files = [...filesUnder('.github'), 'SECURITY.md', 'CODE_OF_CONDUCT.md', 'CONTRIBUTING.md']
  const named = files.filter((file) => /github\.com\/(?!\$\{\{)/.test(readSource(file)))
  expect(named).toEqual([])
})

test('PL-37: base images, actions and packages are kept current', () => {
  const { updates } = parse(readSource('.github/dependabot.yml'))
  expect(updates.map((update: Record<string, unknown>) => update['package-ecosystem'])).toEqual([
    'docker',
    'github-actions',
    'npm',
  ])
})

// Of the major one alone: Dependabot renews the rest in the Dockerfile, and nowhere else.
test('Node has one major version for contributors, images and workflows, and Dependabot leaves it', () => {
  const named = [
    readSource('.nvmrc'),
    ...filesUnder('.github/workflows').flatMap((file) =>
      [...readSource(file).matchAll(/(?:\bnode:|node-version: )(\d+)/g)].map(([, major]) => major),
    ),
    ...[...readSource('deploy/Dockerfile').matchAll(/\bnode:(\d+)/g)].map(([, major]) => major),
  ]
  expect(named.length).toBeGreaterThan(5)
  expect(new Set(named.map((version = '') => Number.parseInt(version, 10))).size).toBe(1)

  const { updates } = parse(readSource('.github/dependabot.yml'))
  expect(updates[0].ignore).toEqual([
    { 'dependency-name': 'node', 'update-types': ['version-update:semver-major'] },
  ])
})
