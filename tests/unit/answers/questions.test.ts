import { expect, test } from 'vitest'
import { askedIn } from '../../../src/app/answers/asked-in'
import { ask, QUESTIONS } from '../../support/answer-modules'
import { CALCULATOR, COLORS, CURRENCIES, TIMERS, UNITS } from './questions'
import * as sums from './sum-questions'
import * as worded from './worded-questions'

test.each([
  ['calculator', [...CALCULATOR, ...worded.CALCULATOR, ...sums.CALCULATOR]],
  ['unit-converter', [...UNITS, ...worded.UNITS, ...sums.UNITS]],
  ['currency-converter', [...CURRENCIES, ...worded.CURRENCIES]],
  ['countdown-timer', [...TIMERS, ...worded.TIMERS]],
  ['color-picker', [...COLORS, ...worded.COLORS]],
  ['qr-generator', worded.CODES],
] as const)('%s: each question has its exact answer in the first row', (tool, rows) => {
  const answered = rows.map(([question]) => {
    const first = ask(question).answers[0]
    const row = [question, first?.value, ...(first?.unit === undefined ? [] : [first.unit])]
    return first?.tool.id === tool ? row : [...row, first?.tool.id]
  })
  expect(answered).toEqual(rows)
  const unasked = rows.filter(([question]) => !QUESTIONS.get(tool)?.mayAsk(askedIn(question)))
  expect(unasked).toEqual([])
})

test('there are 150 questions and more', () => {
  const all = [CALCULATOR, UNITS, CURRENCIES, TIMERS, COLORS].flat()
  expect(all.length).toBeGreaterThanOrEqual(150)
})

test('words before a question are left out before the name of a QR code too', () => {
  const asked = ['what is a qr code', 'can you qr hello', 'make me a qr code of hello'].map(askedIn)
  expect(asked).toEqual(['qr code', 'qr hello', 'qr code of hello'])
})
