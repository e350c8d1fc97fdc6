import { expect, test } from 'vitest'
import { replacementOf } from '../../../src/tools/currency-converter/domain/replaced'
import { parseRates, rateBetween } from '../../../src/tools/currency-converter/domain/rates'
import { needRateFile } from '../../support/rate-files'
import { ask } from '../../support/answer-modules'

const FILE = parseRates(needRateFile('currencies/usd'), 'usd', Date.parse('2026-09-30'))

test.each([
  // Conversion rates of the Council of the European Union, and redenominations by law.
  ['bgn', 'eur', 2026, 1.95583],
  ['dem', 'eur', 2002, 1.95583],
  ['hrk', 'eur', 2023, 7.5345],
  ['itl', 'eur', 2002, 1936.27],
  ['iep', 'eur', 2002, 0.787564],
  // 100,000 in 2018, and a million in October 2021, when VES remained the code.
  ['vef', 'ves', 2018, 1e11],
  ['rol', 'ron', 2005, 10_000],
  ['cuc', 'cup', 2021, 1 / 24],
  // 1,000 in 2006, 10 billion in 2008 and a trillion in 2009.
  ['zwd', 'zwl', 2009, 1e25],
])('CU-64: %s was replaced by %s in %d, at %d', (old, successor, year, rate) => {
  expect(replacementOf(old)).toMatchObject({ successor, year })
  expect(FILE && rateBetween(FILE, successor, old)).toBeCloseTo(rate, 12)
  expect(FILE && rateBetween(FILE, old, successor)).toBeCloseTo(1 / rate, 12)
})

test('CU-64: money that the source drops goes on by its fixed rate', () => {
  const file = { date: null, base: 'usd', rates: new Map([['eur', 0.8]]) }
  expect(rateBetween(file, 'usd', 'bgn')).toBeCloseTo(0.8 * 1.95583, 12)
  expect(rateBetween(file, 'bgn', 'usd')).toBeCloseTo(1 / (0.8 * 1.95583), 12)
  expect(rateBetween(file, 'usd', 'jpy')).toBeNull()
})

test('CU-64: it goes by its successor into any other currency', () => {
  // By the source's own figure a Belarusian ruble of before 2016 would be worth half as much again.
  const [old, young] = ['byr', 'byn'].map((code) => FILE && rateBetween(FILE, code, 'eur'))
  expect((young ?? 0) / (old ?? 1)).toBeCloseTo(10_000, 6)
})

test.each([
  ['100 bgn to eur', '51.1292', 'BGN was replaced by EUR in 2026: 1 EUR = 1.95583 BGN'],
  // The shipped rates have 13,003.41544707 a dollar, which is of the old pound (Decree 293 of 2025).
  [
    '13003.41544707 syp to usd',
    '1.0000',
    'Rates are of old SYP: 100 of them are 1 new SYP since 2026',
  ],
  ['100 hrk', '13.2723', 'HRK was replaced by EUR in 2023: 1 EUR = 7.5345 HRK'],
  ['100 dem to eur', '51.1292', 'DEM was replaced by EUR in 2002: 1 EUR = 1.95583 DEM'],
  ['24 cup in cuc', '1.0000', 'CUC was replaced by CUP in 2021: 24 CUP = 1 CUC'],
])('CU-64: %s is %s, and the answer tells what is no longer money', (question, value, note) => {
  const [answer] = ask(question).answers
  expect(answer?.value).toBe(value)
  expect(answer?.notes).toContain(note)
})

test.each([
  ['10 new syrian pounds in usd', '10 new SYP =', 'Rate: 1 new SYP = 0.007690 USD'],
  ['100 usd in new syrian pounds', '100 USD =', 'Rate: 1 USD = 130.034154 new SYP'],
  ['10 syp in usd', '10 SYP =', 'Rate: 1 SYP = 0.00007690 USD'],
])('CU-64: %s says which pounds are meant', (question, title, note) => {
  const [answer] = ask(question).answers
  expect(answer?.title).toBe(title)
  expect(answer?.notes).toEqual(
    expect.arrayContaining(['Rates are of old SYP: 100 of them are 1 new SYP since 2026', note]),
  )
})

test('CU-64: the page has new Syrian pounds as old ones, which its rates are of', () => {
  expect(ask('10 new syrian pounds in usd').answers[0]?.opening).toMatchObject({
    fragment: '1000syp=usd',
  })
})
