import { expect, test } from 'vitest'
import { localeOf, pageLocale } from '#lib/page-locale'

test.each([
  ['es', ['en-US', 'es-MX', 'es'], 'es-MX'],
  ['de', ['de-CH', 'fr-CH'], 'de-CH'],
  ['de', ['en-GB', 'en'], 'de'],
  ['de', [], 'de'],
  // Not every tag that begins with the letters is of the language.
  ['de', ['den-CA', 'de-AT'], 'de-AT'],
  ['pt-BR', ['pt-PT', 'pt-br'], 'pt-br'],
  ['ar', ['ar-EG', 'en'], 'ar-EG-u-nu-latn'],
])('a page in %s for a browser of %j has the locale %s', (language, wanted, locale) => {
  expect(localeOf(language, wanted)).toBe(locale)
})

test('numbers of an Arabic page have digits 0 to 9', () => {
  expect(new Intl.NumberFormat(localeOf('ar', ['ar-EG'])).format(12.5)).toBe('12.5')
})

test('an English page leaves it to the browser', () => {
  expect(pageLocale()).toBeUndefined()
})
