import { expect, test } from 'vitest'
import { readCurrencyQuestion } from '../../../src/tools/currency-converter/box/question'
import { currenciesWritten } from '../../../src/tools/currency-converter/extras/written/domain'
import { ask } from '../../support/answer-modules'
import { sourceNames } from '../../support/currency-store'

const rows = (question: string, locale = 'en-US') =>
  ask(question, { locale }).answers.map(({ value, unit }) => `${value} ${unit}`)

// By Python's fractions of the rates of 2026-09-29.
test.each([
  ['20 eur + 30 usd in gbp', '39.8252 GBP'],
  ['3 x 19.99 usd in eur', '52.7871 EUR'],
  ['100 usd - 10% in eur', '79.2203 EUR'],
  ['(50 usd + 50 usd) / 2 in eur', '44.0113 EUR'],
  ['-(5 usd) + 105 usd in eur', '88.0226 EUR'],
])('CU-75: %s is %s', (question, value) => {
  expect(rows(question)[0]).toBe(value)
})

test.each([
  '5 usd * 5 usd in eur',
  '5 usd / 0 in eur',
  '50 usd / 5 usd in eur',
  '100 eur + 20 usd% in gbp',
  '5 usd * 1e999999999 in eur',
  // It would be dollars in dollars.
  '5 + (20 sgd to usd)',
  '5 usd - 5 usd in eur',
  '5 usd + in eur',
  '3 eur ^ 2 in usd',
])('CU-75: %s has no answer in money', (question) => {
  expect(rows(question).filter((row) => /[A-Z]{3}$/.test(row))).toEqual([])
})

test('CU-71: of a list, what the amount is in already is left out', () => {
  const read = readCurrencyQuestion('100 usd in usd, eur', sourceNames(), 'en')
  expect(read).toMatchObject([{ from: 'usd', to: 'eur', others: [] }])
})

test('CU-71: words that are codes too are no list', () => {
  expect(readCurrencyQuestion('near one link', sourceNames(), 'en')).toEqual([])
})

test('CU-76: the weight of a metal is told as it was asked, its page has troy ounces', () => {
  // 10 g of 31.1034768, and 4129.100455 USD an ounce.
  expect(ask('10 g gold in usd').answers[0]).toMatchObject({
    title: '10 g XAU =',
    notes: ['USD – US Dollar', 'Rate: 1 g XAU = 132.753662 USD', 'Last updated: 2026-09-29'],
    opening: { fragment: '0.3215074657xau=usd' },
  })
  expect(rows('gold and silver contrast').filter((row) => /XA/.test(row))).toEqual([])
})

test.each([
  ['en-CA', 'cad', '31.0192 EUR'],
  ['en-AU', 'aud', '30.8906 EUR'],
  ['en-NZ', 'nzd', '24.9025 EUR'],
  ['en-SG', 'sgd', '34.4199 EUR'],
  ['zh-HK', 'hkd', '5.6102 EUR'],
])('CU-77: in %s a dollar is first of all %s', (locale, code, value) => {
  expect(rows('$50 in eur', locale)).toEqual([value, '44.0113 EUR'])
  expect(rows('50 dollars in eur', locale)).toEqual([value, '44.0113 EUR'])
  expect(rows('100 eur in dollars', locale)).toHaveLength(2)
  expect(currenciesWritten('$', sourceNames(), locale).slice(0, 2)).toEqual([code, 'usd'])
})

// An ounce is 31.1034768 g, a tola 11.6638038 g.
test.each([
  ['1 oz gold in g gold', '31.1034768'],
  ['8 tola gold in oz gold', '3'],
  ['100 new syp in syp', '10000'],
])('CU-76: %s is copied as %s, without the noise of binary fractions', (question, copy) => {
  expect(ask(question).answers[0]?.copy).toBe(copy)
})

test('CU-77: the peso is written $ in Mexico, and is no dollar', () => {
  expect(rows('$50 in eur', 'es-MX')).toEqual(['2.4443 EUR', '44.0113 EUR'])
  expect(rows('50 dollars in eur', 'es-MX')).toEqual(['44.0113 EUR'])
  expect(rows('$50 in eur')).toEqual(['44.0113 EUR'])
})

// By Python's fractions of the rates of that day: 1 USD is 1.41883839 CAD, 18.00541451 MXN, 0.88022588 EUR.
test.each([
  ['$20 + $5 in eur', 'en-CA', ['15.5096 EUR', '22.0056 EUR'], ['CAD', 'USD']],
  ['$20 * 3 in eur', 'es-MX', ['2.9332 EUR', '52.8136 EUR'], ['MXN', 'USD']],
  ['50 dollars + 10% in eur', 'en-CA', ['34.1212 EUR', '48.4124 EUR'], ['CAD', 'USD']],
  ['20 eur + $5 in gbp', 'en-CA', ['19.8255 GBP', '20.9405 GBP'], ['CAD', 'USD']],
  ['$20 * 3 in eur', 'en-US', ['52.8136 EUR'], []],
])('CU-77: %s in %s is told of each money that is called so', (question, locale, values, money) => {
  const { answers } = ask(question, { locale })
  expect(answers.map(({ value, unit }) => `${value} ${unit}`)).toEqual(values)
  const meant = answers.flatMap(({ notes }) => notes.filter((note) => note.startsWith('Read as')))
  expect(meant).toEqual(money.map((code) => `Read as ${code}`))
})

test('CU-77: a sum is told in each money that its target is called', () => {
  expect(rows('(20 eur + 5 eur) * 2 in dollars', 'en-CA')).toEqual(['80.5951 CAD', '56.8036 USD'])
  expect(rows('1.234 eur * 2 in usd', 'de-CH')).toEqual(rows('2.468 eur in usd'))
})
