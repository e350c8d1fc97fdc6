import { afterEach, expect, test, vi } from 'vitest'
import { localTime, localTimeOfDay, timeForms } from '#lib/local-time'
import { numberMarks } from '#lib/number-marks'
import { region } from '#lib/region'

afterEach(() => vi.restoreAllMocks())

/** Twelve hours and twenty-four, digits of their own that are not used, and words for parts of the day. */
const LOCALES = 'en-US en-GB de fr ar ar-EG hi hi-u-nu-deva fa ja ko zh-TW bn my sw bg da fi pt-BR'
const DAY = Array.from({ length: 24 * 60 }, (_, minute) =>
  new Date(2026, 10, 20, 0, minute, minute % 60).getTime(),
)

test.each(LOCALES.split(' '))(
  '%s: times of a day are those of Intl, with digits 0 to 9',
  (locale) => {
    const latin = { numberingSystem: 'latn' } as const
    const withSeconds = new Intl.DateTimeFormat(locale, { ...latin, timeStyle: 'medium' })
    const ofDay = new Intl.DateTimeFormat(locale, { ...latin, hour: 'numeric', minute: '2-digit' })
    expect(DAY.map((ms) => localTime(ms, locale))).toEqual(DAY.map((ms) => withSeconds.format(ms)))
    expect(DAY.map((ms) => localTimeOfDay(ms, locale))).toEqual(DAY.map((ms) => ofDay.format(ms)))
  },
)

// CLDR 48, main/*/numbers.xml.
test.each([
  ['en-US', '.', ',', 'US'],
  ['de', ',', '.', null],
  ['fr-FR', ',', '\u202f', 'FR'],
  ['es', ',', '.', null],
  ['ar-EG', '٫', '٬', 'EG'],
])('%s: decimal mark %s, group mark %s, region %s', (locale, decimal, group, country) => {
  expect(numberMarks.of(locale)).toEqual({ decimal, group })
  expect(region.of(locale)).toBe(country)
})

test('what a worker has told of the locale of the browser is used without Intl, and English needs none', () => {
  const marks = structuredClone(numberMarks.of('de'))
  numberMarks.note(marks)
  timeForms.note(structuredClone(timeForms.of('de')))
  for (const name of ['NumberFormat', 'DateTimeFormat'] as const)
    vi.spyOn(Intl, name).mockImplementation(() => {
      throw new Error(name)
    })
  expect(localTime(new Date(2026, 10, 20, 15, 4, 5).getTime())).toBe('15:04:05')
  expect(numberMarks.of(undefined)).toBe(marks)
  expect(numberMarks.of('en')).toEqual({ decimal: '.', group: ',' })
})
