import { expect, test } from 'vitest'
import { ask } from '../../support/answer-modules'

const rows = (question: string, locale = 'en') =>
  ask(question, { locale }).answers.map(({ title, value, unit, notes }) => [
    title,
    [value, unit].filter(Boolean).join(' '),
    ...notes,
  ])

// Lengths in months by dateutil's relativedelta.
test.each([
  [
    'days until christmas',
    ['Until Friday, December 25, 2026', '86 days', '12 weeks 2 days', '2 months 25 days'],
  ],
  [
    '1 month after 2027-01-31',
    [
      'January 31, 2027 + 1 month =',
      'February 28, 2027',
      'Sunday',
      'In 151 days',
      'The last day of that month: it has no such date',
    ],
  ],
  [
    'how old is 1990-05-17',
    ['Born on Thursday, May 17, 1990', '36 years', '36 years 4 months 13 days', '13,285 days'],
  ],
  [
    '2026-12-25 - 2026-11-28',
    ['From November 28, 2026 to December 25, 2026', '27 days', '3 weeks 6 days'],
  ],
  ['days in february', ['February 2027', '28 days', '4 weeks']],
  ['weeks in 2028', ['2028', '52 weeks 2 days', '366 days']],
  ['what day is it', ['September 30, 2026 is a', 'Wednesday', 'That is today']],
  [
    '3 days after tomorrow',
    ['October 1, 2026 + 3 days =', 'October 4, 2026', 'Sunday', 'In 4 days'],
  ],
  [
    'week number of 2027-01-01',
    [
      'Week of Friday, January 1, 2027',
      '53 of 2026',
      'From December 28, 2026 to January 3, 2027',
      'By ISO 8601: weeks begin on Monday',
    ],
  ],
])('AN-15: %s', (question, row) => {
  expect(rows(question)).toEqual([row])
})

const titles = (locale: string, question = 'days until 5/3/2027') =>
  rows(question, locale).map(([title]) => title)

test('AN-02: a date of which day and month may be exchanged has both rows, that of the locale first', () => {
  expect(titles('en-US')).toEqual(['Until Monday, May 3, 2027', 'Until Friday, March 5, 2027'])
  expect(titles('en-GB')).toEqual(['Until Friday, 5 March 2027', 'Until Monday, 3 May 2027'])
})

// To some it is the nearest one, to others the one of the next week. September 28, 2026 is a Monday.
test.each([
  [28, 'next friday', ['2026-10-02', '2026-10-09']],
  [28, 'next monday', ['2026-10-05']],
  [28, 'last friday', ['2026-09-25']],
  [30, 'next friday', ['2026-10-02', '2026-10-09']],
  [30, 'next monday', ['2026-10-05']],
  [30, 'last monday', ['2026-09-28', '2026-09-21']],
  [30, 'this friday', ['2026-10-02']],
  [30, 'past monday', ['2026-09-28']],
  // A Saturday, and a Sunday.
  [33, 'next friday', ['2026-10-09']],
  [33, 'last friday', ['2026-10-02', '2026-09-25']],
  [34, 'next sunday', ['2026-10-11']],
  [34, 'last monday', ['2026-09-28', '2026-09-21']],
])('AN-02: on day %i of September 2026 %s is %j', (date, question, days) => {
  const nowMs = new Date(2026, 8, date, 12).getTime()
  expect(ask(question, { nowMs }).answers.map(({ copy }) => copy)).toEqual(days)
})

test('AN-15: a date is copied as YYYY-MM-DD, a length as its number', () => {
  const copied = ['90 days from today', 'days until christmas'].map(
    (question) => ask(question).answers[0]?.copy,
  )
  expect(copied).toEqual(['2026-12-29', '86'])
})

test('AN-15: today is the day by the clocks of this place, also in the last minute of a leap day', () => {
  const nowMs = new Date(2028, 1, 29, 23, 59).getTime()
  expect(ask('today + 1 year', { nowMs }).answers[0]?.value).toBe('February 28, 2029')
  expect(ask('days until march 1', { nowMs }).answers[0]?.value).toBe('1')
})

// The names of months are those of the locale, by CLDR.
test.each(['th-TH', 'fa-IR', 'fa-AF', 'ar-EG', 'mr-IN', 'bn-BD', 'ja-JP-u-ca-japanese'])(
  'AN-15: in %s the calendar is the Gregorian one, with digits 0 to 9',
  (locale) => {
    const query = (question: string) =>
      rows(question, locale)
        .flat()
        .map((text) => text.normalize('NFKC'))
        .join(' ')
    const date = query('90 days from today')
    expect(date).toContain('2026')
    const all = [date, ...['week number', '3pm est in cet', 'days until christmas'].map(query)]
    expect(all.join(' ')).not.toMatch(/(?![0-9])\p{Nd}|2569|2570|1405|令和/u)
    const either = ask('days until 5/3/2027', { locale }).answers.map(({ title }) => title)
    expect(either.join(' ')).toContain('2027')
  },
)

test('AN-15: the title of a day on the other side of today is the day alone', () => {
  expect(titles('en-US', 'days until 5 march 2020')).toEqual(['Thursday, March 5, 2020'])
  expect(titles('en-US', 'weeks since 25 dec 2026')).toEqual(['Friday, December 25, 2026'])
  expect(titles('en-US', 'days until today')).toEqual(['Until Wednesday, September 30, 2026'])
})
