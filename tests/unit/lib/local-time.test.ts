import { afterEach, expect, test, vi } from 'vitest'
import { localTime, localTimeOfDay } from '#lib/local-time'
import { localeFacts, noteLocaleFacts, numberMarks, readLocaleFacts } from '#lib/locale-facts'

afterEach(() => vi.restoreAllMocks())

/** Twelve hours and twenty-four, digits of their own, and words for parts of the day. */
const LOCALES = 'en-US en-GB de fr ar ar-EG hi hi-u-nu-deva fa ja ko zh-TW bn my sw bg da fi pt-BR'
const DAY = Array.from({ length: 24 * 60 }, (_, minute) =>
  new Date(2026, 10, 20, 0, minute, minute % 60).getTime(),
)

test.each(LOCALES.split(' '))('%s: times of a day are those of Intl', (locale) => {
  const withSeconds = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' })
  const ofDay = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
  expect(DAY.map((ms) => localTime(ms, locale))).toEqual(DAY.map((ms) => withSeconds.format(ms)))
  expect(DAY.map((ms) => localTimeOfDay(ms, locale))).toEqual(DAY.map((ms) => ofDay.format(ms)))
})

// CLDR 48, main/*/numbers.xml.
test.each([
  ['en-US', '.', ',', 'US'],
  ['de', ',', '.', undefined],
  ['fr-FR', ',', '\u202f', 'FR'],
  ['es', ',', '.', undefined],
  ['ar-EG', '٫', '٬', 'EG'],
])('%s: decimal mark %s, group mark %s, region %s', (locale, decimal, group, region) => {
  expect(localeFacts(locale)).toMatchObject({ decimal, group, region })
})

test('what a worker has told of the locale of the browser is used without Intl, and English needs none', () => {
  const german = structuredClone(readLocaleFacts('de'))
  noteLocaleFacts(german)
  for (const name of ['NumberFormat', 'DateTimeFormat'] as const)
    vi.spyOn(Intl, name).mockImplementation(() => {
      throw new Error(name)
    })
  expect(localTime(new Date(2026, 10, 20, 15, 4, 5).getTime())).toBe('15:04:05')
  expect(numberMarks(undefined)).toBe(german)
  expect(numberMarks('en')).toEqual({ decimal: '.', group: ',' })
})
