import moment from 'moment-timezone'
import { expect, test } from 'vitest'
import { fold } from '#lib/fold'
import { offsetAt } from '#lib/zone-clock'
import { namedPlaces } from '#lib/zones/places'
import { zonesNamed } from '#lib/zones/zones'
import { ask, NOON } from '../../support/answer-modules'

const rows = (question: string, nowMs = NOON.nowMs) =>
  ask(question, { nowMs }).answers.map(({ title, value, unit, notes }) => [
    title,
    [value, unit].filter(Boolean).join(' '),
    ...notes,
  ])

const now = (question: string, iso: string) => rows(question, Date.parse(iso))[0]?.[1]

// The expected times are of Python's zoneinfo.
test('AN-16: the time that it is in a place is that of its clocks', () => {
  expect(now('time in tokyo', '2026-11-28T16:30Z')).toBe('1:30 AM')
  expect(now('what time is it in London?', '2026-07-01T16:30Z')).toBe('5:30 PM')
  expect(now('time in new york', '2026-11-01T05:30Z')).toBe('1:30 AM')
  expect(now('time in new york', '2026-11-01T06:30Z')).toBe('1:30 AM')
  expect(now('time in kathmandu', '2026-11-28T16:30Z')).toBe('10:15 PM')
})

test('AN-16: the date is shown where it is another, and how both clocks are set', () => {
  expect(rows('11pm new york to tokyo')).toEqual([
    ['11:00 PM in New York =', '12:00 PM in Tokyo', 'Thursday, October 1', 'GMT−4 to GMT+9'],
  ])
  expect(rows('midnight UTC in los angeles')).toEqual([
    ['12:00 AM in UTC =', '5:00 PM in Los Angeles', 'Tuesday, September 29', 'GMT to GMT−7'],
  ])
})

test('AN-16: the time that it is here comes with the date', () => {
  expect(rows('what time is it?')).toEqual([['Now here', '12:00 PM', 'Wednesday, September 30']])
})

test('AN-02: a time in a place is one of here, or one of there', () => {
  expect(rows('15:00 in tokyo').map(([title]) => title)).toEqual([
    '3:00 PM here =',
    '3:00 PM in Tokyo =',
  ])
  expect(rows('3pm tokyo').map(([title]) => title)).toEqual(['3:00 PM in Tokyo ='])
})

test('AN-02: zones of one name are named with a place', () => {
  expect(rows('3pm IST in UTC').map(([title, value]) => [title, value])).toEqual([
    ['3:00 PM in IST (Kolkata) =', '9:30 AM in UTC'],
    ['3:00 PM in IST (Dublin) =', '2:00 PM in UTC'],
    ['3:00 PM in IST (Jerusalem) =', '1:00 PM in UTC'],
    ['3:00 PM in Jerusalem =', '12:00 PM in UTC'],
  ])
})

test('AN-16: a time that the clocks skip has a reason, and one that they show twice two rows', () => {
  const skipped = ask('2:30 berlin to utc', { nowMs: Date.parse('2026-03-29T12:00Z') })
  expect(skipped.problem).toBe('The clocks there skip that time.')
  expect(
    rows('2:30 berlin to utc', Date.parse('2026-10-25T12:00Z')).map(([, value]) => value),
  ).toEqual(['12:30 AM in UTC', '1:30 AM in UTC'])
})

test('AN-16: a date that is asked for is named with its year, and its offsets are those of that day', () => {
  expect(rows('3pm london to new york on 2026-10-28')).toEqual([
    ['3:00 PM in London =', '11:00 AM in New York', 'Wednesday, October 28, 2026', 'GMT to GMT−4'],
  ])
  const either = rows('3pm london to utc on 5/3/2027').map(([, , date]) => date)
  expect(either).toEqual(['Monday, May 3, 2027', 'Friday, March 5, 2027'])
})

test('AN-16: a weekday or a date without a year is no place, and two days are told apart', () => {
  const titles = (question: string) => rows(question).map(([title]) => title)
  expect(titles('3pm london to new york next friday')).toEqual([
    'October 2, 2026, 3:00 PM in London =',
    'October 9, 2026, 3:00 PM in London =',
  ])
  expect(rows('3pm london to new york friday')[0]?.[2]).toBe('Friday, October 2, 2026')
  expect(titles('2pm utc in tokyo on 05/12')).toEqual([
    'May 12, 2027, 2:00 PM in UTC =',
    'December 5, 2026, 2:00 PM in UTC =',
  ])
  expect(titles('2pm utc in tokyo on 1/2/2027')).toEqual([
    'January 2, 2027, 2:00 PM in UTC =',
    'February 1, 2027, 2:00 PM in UTC =',
  ])
})

test('AN-16: how far clocks are apart is said of the day that it is, or of another', () => {
  expect(rows('time difference berlin tokyo')).toEqual([
    ['Berlin to Tokyo', '+7 h', 'Wednesday, September 30', 'GMT+2 to GMT+9'],
  ])
  expect(now('time difference berlin tokyo', '2026-11-28T12:00Z')).toBe('+8 h')
  expect(rows('time difference london new york on 2026-10-28')).toEqual([
    ['London to New York', '−4 h', 'Wednesday, October 28, 2026', 'GMT to GMT−4'],
  ])
})

test.each([
  ['what is the time difference between new york and london?', '+5 h'],
  ['time zone difference between birmingham, alabama and london', '+6 h'],
  ['new york london time difference', '+5 h'],
  ['time difference from los angeles to kathmandu', '+12:45 h'],
  ['time difference berlin - paris', '0 h'],
])('AN-16: %s: %s', (question, hours) => {
  expect(rows(question).map(([, value]) => value)).toEqual([hours])
})

test('AN-16: to one place it is that from here', () => {
  const apart = offsetAt({ id: 'Asia/Tokyo' }, NOON.nowMs) - offsetAt({ id: undefined }, NOON.nowMs)
  expect(rows('time difference tokyo')[0]?.[1]).toBe(`+${apart / 60} h`)
})

test('AN-02: places of one name are named with their zone', () => {
  expect(rows('noon utc in san jose').map(([, value]) => value)).toEqual([
    '6:00 AM in San Jose (Costa Rica)',
    '5:00 AM in San Jose (Los Angeles)',
  ])
})

test('AN-03: the clocks of newer rules than this browser has are said to be so', () => {
  const isOld = (process.versions.tz ?? '') < '2026e'
  const [row = []] = rows('9am winnipeg to utc on 2026-12-01')
  expect(row.slice(1)).toEqual([
    '2:00 PM in UTC',
    'Tuesday, December 1, 2026',
    'GMT−5 to GMT',
    ...(isOld ? ['By the newest rules for Winnipeg; your browser has older ones'] : []),
  ])
})

test('AN-16: what is no unit of time is a place, with an accent too', () => {
  expect(now('time in são paulo', '2026-11-29T12:00Z')).toBe('9:00 AM')
  expect(ask('time in sèvres').problem).toMatch(/^No time zone is known by 'sèvres'/)
  expect(ask('time in minutes').problem ?? '').not.toMatch(/zone/)
})

const AREA =
  /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/.*?([^/]+)$/
/** States and shortened names: no places that one asks for. */
const NO_PLACE = new Set(
  'ACT LHI NSW North Queensland South Tasmania Victoria West Yancowinna ComodRivadavia Knox_IN Virgin'.split(
    ' ',
  ),
)

test('AN-16: each name of the tz database, older or newer, is that of its clocks', () => {
  const moments = [Date.UTC(2027, 0, 15), Date.UTC(2027, 6, 15)]
  const unknown = moment.tz.names().filter((id) => {
    const [, place] = AREA.exec(id) ?? []
    if (place === undefined || NO_PLACE.has(place)) return false
    const clocks = moments.map((ms) => -(moment.tz.zone(id)?.utcOffset(ms) ?? Number.NaN))
    const zones = zonesNamed(place.replaceAll('_', ' ')).flatMap(([first]) => first ?? [])
    return !zones.some((zone) => moments.every((ms, at) => offsetAt(zone, ms) === clocks[at]))
  })
  expect(unknown).toEqual([])
})

test('the table of places has names that can be asked for, each once in a zone', () => {
  const faults = namedPlaces().flatMap(([id, [own = '', ...names]]) => [
    ...names.filter((name, at) => fold(name) !== name || names.indexOf(name) !== at),
    ...names.filter((name) => name === fold(own)),
    ...(moment.tz.zone(id) ? [] : [id]),
  ])
  expect(faults).toEqual([])
})

const shown = (name: string) => zonesNamed(name).map(([zone]) => zone?.name)

// Spellings as Wikipedia has them; DIN 5007 knows `ue` for `ü`.
test('AN-16: a place goes by the spelling without umlauts, and is written as a name', () => {
  const names = 'Pristina Kelowna Laayoune Zuerich Duesseldorf Muenchen Koeln'.split(' ')
  expect(names.flatMap(shown)).toEqual(names)
  expect(shown('washington dc')).toEqual(['Washington DC'])
  expect(shown('washington, d.c.')).toEqual(['Washington DC'])
  expect(shown('İstanbul')).toEqual(['Istanbul'])
  expect(shown('ciudad de méxico')).toEqual(['Ciudad de México'])
  expect(shown('la paz')).toEqual(['La Paz'])
})

test.each([
  ['time in faro', '1:00 PM', 'Lisbon'],
  ['time in malmö', '2:00 PM', 'Stockholm'],
  ['time in japan', '9:00 PM', 'Tokyo'],
])('AN-16: %s is by the clocks of another place, and says so', (question, time, owner) => {
  const [row] = rows(question, Date.parse('2026-09-30T12:00Z'))
  expect(row?.[1]).toBe(time)
  expect(row?.at(-1)).toBe(`By the clocks of ${owner}`)
})

// By Python's datetime and zoneinfo.
test('AN-16: a day in Unix time begins here, or in UTC', () => {
  const starts = ['2026-12-24 00:00 utc in unix', 'unix time of 2026-12-24']
  const [utc, day] = starts.map((question) => rows(question).map(([, value]) => value))
  expect(utc).toEqual(['1798070400'])
  expect(day).toContain('1798070400')
  expect(day?.[0]).toBe(String(new Date(2026, 11, 24).getTime() / 1000))
  expect(rows('now in unix').map(([, value]) => value)).toEqual([String(NOON.nowMs / 1000)])
})

// Countries and their zones by moment-timezone, from the tables of the tz database.
const SEASONS = [Date.UTC(2027, 0), Date.UTC(2027, 6)]
const clockOf = (id: string) => SEASONS.map((ms) => moment.tz(ms, id).utcOffset()).join()
const ONE_CLOCK = moment.tz.countries().flatMap((code) => {
  const clocks = new Set(moment.tz.zonesForCountry(code).map(clockOf))
  const name = new Intl.DisplayNames('en', { type: 'region', style: 'short' }).of(code) ?? ''
  return clocks.size === 1 ? [{ name, clock: [...clocks][0] }] : []
})

test('AN-16: a country whose clocks are alike is a place, too', () => {
  const wrong = ONE_CLOCK.filter(({ name, clock }) =>
    zonesNamed(name).every(
      ([zone]) => !zone || SEASONS.map((ms) => offsetAt(zone, ms)).join() !== clock,
    ),
  )
  expect(wrong).toEqual([])
  expect(rows('time in egypt')[0]?.[1]).toBe(now('time in cairo', '2026-09-30T10:00Z'))
  expect(ask('time in kiribati').problem).toContain('several time zones')
})
