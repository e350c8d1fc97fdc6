import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { FakeStorage } from '../../support/fake-storage'

const headScript = readFileSync(new URL('../../../public/early.js', import.meta.url), 'utf8')

/** The tag for whose offer the script of the head makes room; null: none. */
function offered(language: string, others: string | null, kept: Record<string, string> = {}) {
  const attributes = new Map(others === null ? [] : [['data-languages', others]])
  const localStorage = new FakeStorage()
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  const events = { addEventListener: () => {} }
  const documentElement = {
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  }
  const document = { ...events, documentElement }
  runInNewContext(headScript, { document, localStorage, navigator: { language }, window: events })
  return attributes.get('data-offer') ?? null
}

test.each([
  ['de', 'de', 'de'],
  ['de-CH', 'de', 'de'],
  ['pt-BR', 'de|pt-BR', 'pt-BR'],
  ['en-GB', 'en|fr', 'en'],
  // The page is of the visitor's language, or no page is.
  ['en-US', 'de|fr', null],
  ['ja', 'de|fr', null],
  // Another language that begins alike.
  ['den', 'de', null],
  ['de', null, null],
])('PL-74: to a visitor of %s a page beside %s offers %s', (language, others, expected) => {
  expect(offered(language, others)).toBe(expected)
})

test('PL-74: what was declined is not offered again', () => {
  expect(offered('de', 'de', { 'nimble.language-offer': 'off' })).toBeNull()
})
