import { expect, test } from 'vitest'
import { ask, NOON, QUESTIONS } from '../../support/answer-modules'

const values = (question: string) => ask(question).answers.map(({ value }) => value)

test('12:30 is a length and a time of day; 1:30:00 and 25:00 are lengths', () => {
  expect(values('12:30')).toEqual(['00:12:30', '00:30:00'])
  expect(values('1:30:00')).toEqual(['01:30:00'])
  expect(values('25:00')).toEqual(['00:25:00'])
})

test.each([
  ['2:30 + 1:45', ['4:15']],
  ['2:30+1:45=', ['4:15']],
  ['17:30 - 9:15', ['8:15']],
  ['17:30 − 9:15 - 0:30', ['7:45']],
  ['1:59:50 + 0:00:10', ['2:00:00']],
  ['100:00 + 0:05', ['100:05']],
  ['2:30 - 2:30', ['0:00']],
  ['1:30 + 0:00:20', []],
  ['2:75 + 1:00', []],
])('%s is a sum of hours and minutes, or of minutes and seconds', (question, sums) => {
  expect(values(question)).toEqual(sums)
})

test('a difference of more than half a day may be the time until the next day, which is shorter', () => {
  expect(values('22:30 - 6:15')).toEqual(['7:45', '16:15'])
  expect(values('22:00-06:00')).toEqual(['8:00', '16:00'])
  expect(values('20:00 - 7:45')).toEqual(['11:45', '12:15'])
})

test('a sum of times is repeated without the sign at its end', () => {
  expect(ask('2:30 + 1:45 =').answers.map(({ title }) => title)).toEqual(['2:30 + 1:45 ='])
})

test.each([
  ['9:00 - 17:00', '8:00'],
  ['9:15–17:30', '8:15'],
  ['9am to 5pm', '8:00'],
  ['from 9:30 am until noon', '2:30'],
  ['how many hours from 9am to 5pm?', '8:00'],
  ['how many hours are there between 9am and 5pm', '8:00'],
  ['how many minutes between 8:15 and 16:45', '8:30'],
  ['time between 8:15 and 16:45', '8:30'],
  ['how long is it from 7 pm to 11:45 pm', '4:45'],
  ['10pm to 6am', '8:00'],
  ['23:59 to 0:00', '0:01'],
])('%s is the time between two times of day', (question, span) => {
  expect(values(question)).toEqual([span])
})

const titles = (question: string) => ask(question).answers.map(({ title, notes }) => [title, notes])

test('the time between two times of day is shown with both, and the next day is named', () => {
  expect(titles('9am to 5:30pm')).toEqual([
    ['From 9:00 AM to 5:30 PM', ['8 hours 30 minutes: 510 minutes']],
  ])
  expect(titles('9:15 to 10:00')).toEqual([['From 9:15 AM to 10:00 AM', ['45 minutes']]])
  expect(titles('9am to 10am')).toEqual([['From 9:00 AM to 10:00 AM', ['1 hour: 60 minutes']]])
  expect(titles('22:00 to 6:00')).toEqual([
    ['From 10:00 PM to 6:00 AM', ['8 hours: 480 minutes', 'Ends on the next day']],
  ])
})

test.each([
  ['1:30 to 2pm', 'From 1:30 PM to 2:00 PM'],
  ['9am to 5:30', 'From 9:00 AM to 5:30 PM'],
  ['9:30 to 5pm', 'From 9:30 AM to 5:00 PM'],
  ['8:15 to noon', 'From 8:15 AM to 12:00 PM'],
  ['noon to 12:30', 'From 12:00 PM to 12:30 PM'],
  ['10pm to 6:00', 'From 10:00 PM to 6:00 AM'],
  ['9am to 17:00', 'From 9:00 AM to 5:00 PM'],
  ['9:00 to 9pm', 'From 9:00 AM to 9:00 PM'],
  ['12:30 to 2am', 'From 12:30 AM to 2:00 AM'],
  ['0:30 to 1pm', 'From 12:30 AM to 1:00 PM'],
])('%s: the half of the day that is missing is that of the shorter time', (question, title) => {
  expect(ask(question).answers.map((answer) => answer.title)).toEqual([title])
})

test.each([
  ['10.30 - 9.15', ['1.15']],
  ['1.50 - 0.25', ['1.25']],
  ['12.50 to 13.50', []],
  ['9.30am - 5.15pm', ['7:45']],
  ['9am - 17:00', ['8:00']],
])('%s is a time between two only where each is surely a time of day', (question, spans) => {
  expect(values(question)).toEqual(spans)
})

test.each([
  '9 to 5',
  'from 9 to 5pm',
  '9am to 9am',
  '9am to 13pm',
  '9am to 12pm to 5pm',
  '25:00 to 26:00',
])('%s can be read in several ways or in none, and is not answered', (question) => {
  expect(values(question)).toEqual([])
})

test.each(['9 to 5pm', '12 to 1 pm', '10 to 8 in the evening'])(
  '%s is from an hour or minutes before one: it is not answered, and the reason says so',
  (question) => {
    expect(ask(question).problem).toMatch(/^From that hour to some, minutes before to others/)
    expect(values(question)).toEqual([])
  },
)

test.each([
  ['at 10 to 8pm', '07:50:00'],
  ['10 minutes to 8pm', '07:50:00'],
  ['20 to 8pm', '07:40:00'],
])('%s is minutes before an hour', (question, length) => {
  expect(values(question)).toEqual([length])
})

test.each([
  ['3pm + 90 min', '3:00 PM + 1 hour 30 minutes =', '4:30 PM', []],
  ['17:30 − 2h', '5:30 PM − 2 hours =', '3:30 PM', []],
  ['1:30 + 15 min =', '1:30 AM + 15 minutes =', '1:45 AM', []],
  ['9:15 plus 8 h 30', '9:15 AM + 8 hours 30 minutes =', '5:45 PM', []],
  ['noon minus 1 hour', '12:00 PM − 1 hour =', '11:00 AM', []],
  ['45 minutes after noon', '12:00 PM + 45 minutes =', '12:45 PM', []],
  ['an hour from 9am', '9:00 AM + 1 hour =', '10:00 AM', []],
  ['what time is it half an hour before 9am?', '9:00 AM − 30 minutes =', '8:30 AM', []],
  ['11pm + 2 hours', '11:00 PM + 2 hours =', '1:00 AM', ['On the next day']],
  ['9pm + 3h', '9:00 PM + 3 hours =', '12:00 AM', ['On the next day']],
  ['1am - 1h', '1:00 AM − 1 hour =', '12:00 AM', []],
  ['midnight - 1 min', '12:00 AM − 1 minute =', '11:59 PM', ['On the day before']],
])('%s is a time of day and a length', (question, title, value, notes) => {
  expect(ask(question).answers).toMatchObject([{ title, value, notes }])
})

test.each([
  '9.30 + 2h',
  '9am + 8:00',
  '25:00 + 1h',
  '9 + 2h',
  '9am + 2',
  '1:30 + 45 s',
  '3pm + 2.5 min',
])('%s may be another thing than a time of day and a length in minutes', (question) => {
  expect(values(question)).toEqual([])
})

test.each([
  ['at 7', ['07:00:00', '19:00:00']],
  ['alarm 7', ['07:00:00', '19:00:00']],
  ['wake me at seven', ['07:00:00', '19:00:00']],
  ["until 7 o'clock", ['07:00:00', '19:00:00']],
  ['half past 7', ['07:30:00', '19:30:00']],
  ['quarter to eight', ['07:45:00', '19:45:00']],
  ['10 past 12', ['00:10:00', '12:10:00']],
  ['ten minutes past 7', ['07:10:00', '19:10:00']],
  ['at 10 past 12', ['00:10:00', '12:10:00']],
  // The evening of tomorrow is farther than a timer goes.
  ['tomorrow at 7', ['19:00:00']],
])('of %s both halves of the day are read, the sooner first', (question, lengths) => {
  expect(values(question)).toEqual(lengths)
})

test.each([
  ['at 17h', '05:00:00'],
  ['until 7h', '19:00:00'],
  ['alarm 7h', '19:00:00'],
  ['alarm in 7h', '07:00:00'],
  ['timer 7h', '07:00:00'],
])('an hour with its h is a time of day where one is asked for: %s', (question, length) => {
  expect(values(question)).toEqual([length])
})

test.each([
  ['timer .5 h', '00:30:00'],
  ['set a .25 hour timer', '00:15:00'],
  ['timer .5', '00:00:30'],
  ['.5 hours', '00:30:00'],
  ['5 hours', '05:00:00'],
])('a length may begin with its point: %s', (question, length) => {
  expect(values(question)[0]).toBe(length)
})

test.each(['today at midnight', 'midnight today'])('%s is the end of the day', (question) => {
  expect(values(question)).toEqual(['12:00:00'])
})

test.each([
  [10, 'at 12 today', ['02:00:00']],
  [12, 'at 12 today', []],
  [10, '12am today', []],
  [10, 'at midnight tomorrow', ['14:00:00']],
])(
  'from %i:00 on, %s is no midnight that ends the day unless it names that',
  (hour, question, lengths) => {
    const nowMs = new Date(2026, 8, 30, hour).getTime()
    expect(ask(question, { nowMs }).answers.map(({ value }) => value)).toEqual(lengths)
  },
)

test('tomorrow is the next day, also where that time of today is still to come', () => {
  const nowMs = new Date(2026, 8, 30, 20).getTime()
  expect(ask('tomorrow 7pm', { nowMs }).answers.map(({ title }) => title)).toEqual([
    'Timer until tomorrow 7:00 PM',
  ])
  expect(ask('tomorrow 9pm', { nowMs }).answers).toEqual([])
})

test('this evening and tonight are not tomorrow, but tonight goes on after midnight', () => {
  const nowMs = new Date(2026, 8, 30, 21).getTime()
  const asked = (question: string) => ask(question, { nowMs })
  expect(asked('tonight at 8').problem).toBe('That time of day is over.')
  expect(asked('7 this evening').problem).toBe('That time of day is over.')
  expect(asked('tonight at 1').answers[0]?.value).toBe('04:00:00')
  expect(asked('12 midnight').answers[0]?.value).toBe('03:00:00')
  expect(asked('at midday').answers[0]?.value).toBe('15:00:00')
})

// In a zone whose clocks change, they do: moment-question.test.ts has such nights.
test('AN-10: a time of day is that of the clocks, on the evening of every day', () => {
  const evenings = Array.from({ length: 365 }, (_, day) => new Date(2026, 0, 1 + day, 20))
  const misread = evenings.filter((evening) => {
    const nowMs = evening.getTime()
    const six = new Date(2026, evening.getMonth(), evening.getDate() + 1, 6).getTime()
    const hours = (six - nowMs) / 3_600_000
    return ask('at 6:00', { nowMs }).answers[0]?.value !== `${String(hours).padStart(2, '0')}:00:00`
  })
  expect(misread).toEqual([])
})

test('noon alone loads the answers that it has', () => {
  const nowMs = NOON.nowMs - 3 * 3_600_000
  expect(ask('noon', { nowMs }).answers[0]?.value).toBe('03:00:00')
  expect(QUESTIONS.get('countdown-timer')?.mayAsk('noon')).toBe(true)
})
