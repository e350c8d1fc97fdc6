import { expect, test } from 'vitest'
import { ask, NOON, QUESTIONS } from '../../support/answer-modules'

const values = (question: string) => ask(question).answers.map(({ value }) => value)

test('a sum of times is repeated without the sign at its end', () => {
  expect(ask('2:30 + 1:45 =').answers.map(({ title }) => title)).toEqual(['2:30 + 1:45 ='])
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
  // From 13 on hours are those of a whole day.
  ['2pm to 13:00', 'From 2:00 PM to 1:00 PM'],
  ['9:00 to 9pm', 'From 9:00 AM to 9:00 PM'],
  ['12:30 to 2am', 'From 12:30 AM to 2:00 AM'],
  ['0:30 to 1pm', 'From 12:30 AM to 1:00 PM'],
])('%s: the half of the day that is missing is that of the shorter time', (question, title) => {
  expect(ask(question).answers.map((answer) => answer.title)).toEqual([title])
})

test.each(['9 to 5pm', '12 to 1 pm', '10 to 8 in the evening'])(
  '%s is from an hour or minutes before one: it is not answered, and the reason says so',
  (question) => {
    expect(ask(question).problem).toMatch(/^That can be read two ways. Write 9am to 5pm/)
    expect(values(question)).toEqual([])
  },
)

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
  const query = (question: string) => ask(question, { nowMs })
  expect(query('tonight at 8').problem).toBe('That time of day is over.')
  expect(query('7 this evening').problem).toBe('That time of day is over.')
  expect(query('tonight at 1').answers[0]?.value).toBe('04:00:00')
  expect(query('12 midnight').answers[0]?.value).toBe('03:00:00')
  expect(query('at midday').answers[0]?.value).toBe('15:00:00')
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
  expect(QUESTIONS.get('countdown-timer')?.mayAnswer('noon')).toBe(true)
})
