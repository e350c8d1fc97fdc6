import { expect, test } from 'vitest'
import { ask } from '../../support/answer-modules'

const values = (question: string) => ask(question).answers.map(({ value }) => value)

test('12:30 is a length and a time of day; 1:30:00 and 25:00 are lengths', () => {
  expect(values('12:30')).toEqual(['00:12:30', '00:30:00'])
  expect(values('1:30:00')).toEqual(['01:30:00'])
  expect(values('25:00')).toEqual(['00:25:00'])
})

test('a time of day is that of the clocks, in the nights in which they change too', () => {
  const evenings = Array.from({ length: 365 }, (_, day) => new Date(2026, 0, 1 + day, 20))
  const misread = evenings.filter((evening) => {
    const nowMs = evening.getTime()
    const six = new Date(2026, evening.getMonth(), evening.getDate() + 1, 6).getTime()
    const hours = (six - nowMs) / 3_600_000
    return ask('at 6:00', { nowMs }).answers[0]?.value !== `${String(hours).padStart(2, '0')}:00:00`
  })
  expect(misread).toEqual([])
})
