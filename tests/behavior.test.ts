import { expect, test } from 'vitest'
import { filesUnder, readSource } from './support/source-files'

const ID = /\b(?:TI|CA|UN|CU|QR|CO|PW|NU|AN|SH|AX|PL)-\d{2,3}\b/g
const BY_HAND = '(Tried by hand.)'

const rules = readSource('docs/behavior.md')
  .split(/^- /m)
  .slice(1)
  .map((text) => ({ id: /^\*\*([A-Z]{2}-\d{2,3})\*\*/.exec(text)?.[1] ?? text, text }))

const idsIn = (...folders: string[]): Set<string> =>
  new Set(
    filesUnder(...folders)
      .filter((path) => /\.(ts|tsx|css|js)$/.test(path))
      .flatMap((path) => readSource(path).match(ID) ?? []),
  )

/** The benchmark judges what no test asserts. */
const idsInTests = idsIn('tests', 'scripts/check')

test('each rule has an id of its own', () => {
  const ids = rules.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('each rule is named by a test, but for those that are tried by hand', () => {
  const unnamed = rules.filter(({ id, text }) => !idsInTests.has(id) && !text.includes(BY_HAND))
  expect(unnamed.map(({ id }) => id)).toEqual([])
})

test('each id that a test or a comment names is that of a rule', () => {
  const known = new Set(rules.map(({ id }) => id))
  const named = [...idsInTests, ...idsIn('src', 'public', 'workers', 'scripts')]
  expect(named.filter((id) => !known.has(id))).toEqual([])
})
