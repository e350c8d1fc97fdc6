import { expect, test } from 'vitest'
import { isPseudo, languageOf, LANGUAGES, PUBLISHED } from '../../../src/site/languages'
import { TOOLS } from '../../../src/tools/registry'

const ALL = Object.values(LANGUAGES)

test('the path of a language is its tag in small letters, but for English and those of tests', () => {
  for (const id of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
    const { tag, path } = LANGUAGES[id]
    if (id === 'en') expect(path).toBe('')
    else expect(path).toBe(isPseudo(id) ? id : tag.toLowerCase())
  }
})

// The scope of a service worker is the beginning of addresses: `/de` holds `/design` too.
test('no address of a page begins with the path of a language', () => {
  const paths = ALL.map(({ path }) => `/${path}`).filter((path) => path !== '/')
  const pages = [...TOOLS.map(({ link }) => link), '/privacy', '/404', '/static', '/icons', '/og']
  const begun = pages.filter((page) => paths.some((path) => page.startsWith(path)))
  expect(begun).toEqual([])
})

test('no language of tests is published, and English is', () => {
  expect(PUBLISHED[0]).toBe('en')
  expect(PUBLISHED.filter(isPseudo)).toEqual([])
})

test('a build names its language, English by default', () => {
  expect(languageOf({})).toBe('en')
  expect(languageOf({ NIMBLE_LANGUAGE: 'de' })).toBe('de')
  expect(() => languageOf({ NIMBLE_LANGUAGE: 'tlh' })).toThrow('"tlh"')
})
