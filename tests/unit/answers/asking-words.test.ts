import { expect, test } from 'vitest'
import { askedIn } from '../../../src/app/answers/asked-in'
import { ask, QUESTIONS } from '../../support/answer-modules'
import { CURRENCIES, UNITS } from './questions'
import * as sums from './sum-questions'
import * as worded from './worded-questions'

const first = (question: string) => {
  const [answer] = ask(question).answers
  const isLoaded = answer && QUESTIONS.get(answer.tool.id)?.mayAsk(askedIn(question))
  return isLoaded ? [answer.value, answer.unit] : null
}

/** Fractions of the definitions: an inch of 2.54 cm, a pound of 0.45359237 kg. */
test.each([
  ['how many sq in are in 5 square feet?', '720', 'in²'],
  ['how many in in a foot', '12', 'in'],
  ['\u202a5 ft in inches\u202c', '60', 'in'],
  ['how many cups does 1 gallon have', '16', 'cup'],
  ['how many minutes per hour', '60', 'min'],
  ['how many inches make a foot', '12', 'in'],
  ['5 ft is how many inches', '60', 'in'],
  ['5 ft equals how many inches?', '60', 'in'],
  ['5 ft is what in inches', '60', 'in'],
  ['5 ft converted to inches', '60', 'in'],
  ['5 ft, in inches', '60', 'in'],
  ['change 5 ft to inches', '60', 'in'],
  ['turn 5 ft into inches', '60', 'in'],
  ['from 5 ft to inches', '60', 'in'],
  ['convert from 5 ft to inches', '60', 'in'],
  ['how do I convert 5 ft to inches', '60', 'in'],
  ['how wide is 5 ft in inches', '60', 'in'],
])('%s is %s %s', (question, value, unit) => {
  expect(first(question)).toEqual([value, unit])
})

test.each([
  '100 usd worth in eur',
  'how much is 100 usd worth in eur',
  '100 usd is how much in eur',
  '100 usd is how many euros',
  'how much eur is 100 usd',
  'how many eur for 100 usd',
  'exchange 100 usd for eur',
  'change 100 usd into eur',
  'from 100 usd to eur',
  '100 usd vs eur',
  '100 usd to eur today',
  'value of 100 usd in eur',
])('%s is answered with the rate of 2026-09-29', (question) => {
  expect(first(question)).toEqual(['88.0226', 'EUR'])
})

test.each([
  'usd vs eur',
  'from usd to eur',
  'usd to eur rate today',
  'usd to eur today',
  'current usd to eur rate',
  "today's usd to eur rate",
  'current exchange rate from usd to eur',
  'how many euros per dollar',
])('%s is the rate', (question) => {
  expect(first(question)).toEqual(['0.8802', 'EUR'])
})

test.each([
  '100 usd to eur.',
  'Convert 100 USD to EUR.',
  '“100 usd to eur.”',
  '100 usd to eur?',
  'a hundred dollars in euros',
])('%s is answered as without the full stop, the question mark and the article', (question) => {
  expect(first(question)).toEqual(['88.0226', 'EUR'])
})

test.each([
  ['18% of (200 + 40).', '43.2', undefined],
  ['5! + 2%.', '122.4', undefined],
  ['a million / 4', '250000', undefined],
  ['a thousand times 3', '3000', undefined],
  ['1 acre in m².', '4046.8564224', 'm²'],
  ['how many feet are in a mile??', '5280', 'ft'],
  ['timer 10 min?', '00:10:00', undefined],
  ['timer 1:30:00.', '01:30:00', undefined],
  ['an hour timer', '01:00:00', undefined],
  ['start an hour timer', '01:00:00', undefined],
  ['#3498db.', '#3498db', undefined],
])('%s is %s', (question, value, unit) => {
  expect(first(question)).toEqual([value, unit])
})

/** In these a capital is another unit, or a million. */
const HAS_SMALL_LETTER = /\dk\b|\dm\b|[mk]b|kb|\bm \+/i

test('words are the same in capitals', () => {
  const asked = [...UNITS, ...sums.UNITS, ...worded.UNITS, ...worded.TIMERS, ...CURRENCIES]
  const others = asked
    .map(([question]) => question)
    .filter((question) => !HAS_SMALL_LETTER.test(question))
    .filter((question) => String(first(question.toUpperCase())) !== String(first(question)))
  expect(others).toEqual([])
})

test.each(['set timer', 'Set a timer', 'start the timer', 'set an alarm', 'open my timer'])(
  '%s finds the timer',
  (question) => {
    expect(ask(question)).toMatchObject({ problem: null, tools: [{ id: 'countdown-timer' }] })
  },
)
