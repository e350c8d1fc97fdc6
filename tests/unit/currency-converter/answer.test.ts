import { expect, test } from 'vitest'
import { BY_FALLBACK } from '../../../src/tools/currency-converter/domain/link'
import { ask } from '../../support/answer-modules'

test('AN-03, CU-70: an answer names its rate, its day and that it is saved, and opens as one that was seen', () => {
  const [answer] = ask('100 usd to eur').answers
  expect(answer?.notes).toEqual([
    'EUR – Euro',
    'Rate: 1 USD = 0.880226 EUR',
    'Last updated: 2026-09-29',
  ])
  expect(answer?.warning).toBe('Saved rates, 1 day old.')
  expect(answer?.opening).toEqual({ fragment: '100usd=eur', text: BY_FALLBACK })
})

test('CU-70: the age of rates from today is no warning', () => {
  const [answer] = ask('100 usd to eur', { nowMs: Date.parse('2026-09-29T12:00Z') }).answers
  expect(answer?.notes.slice(-2)).toEqual(['Last updated: 2026-09-29', 'Saved rates, from today.'])
  expect(answer?.warning).toBeUndefined()
})

test('CU-71: each of several currencies has an answer, which opens with itself first', () => {
  const { answers } = ask('250 eur in usd, gbp and yen')
  // CU-04 has the pounds; the quotients of the file's rates as doubles, by Python.
  expect(answers.map(({ value, unit }) => `${value} ${unit}`)).toEqual([
    '284.0180 USD',
    '214.5439 GBP',
    '44726.3870 JPY',
  ])
  expect(
    answers.map(({ opening }) => opening && 'fragment' in opening && opening.fragment),
  ).toEqual(['250eur=usd,gbp,jpy', '250eur=gbp,usd,jpy', '250eur=jpy,usd,gbp'])
})

test('more currencies than the window shows are all copied', () => {
  const [first] = ask('250 eur in usd, gbp, chf, jpy, pln, sek, nok').answers
  expect(first?.copy?.match(/[A-Z]{3}/g)).toEqual(['USD', 'GBP', 'CHF', 'JPY', 'PLN', 'SEK', 'NOK'])
})

test.each([
  ['250 eur in five currencies', 5],
  ['250 eur in many currencies', 11],
])('%s are popular ones', (question, count) => {
  expect(ask(question).answers).toHaveLength(count)
})

test.each(['250 eur in usd, xx', 'near safe max'])('%s is no list', (question) => {
  expect(ask(question).answers).toEqual([])
})
