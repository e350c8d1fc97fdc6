import { expect, test } from 'vitest'
import {
  parseRates,
  rateBetween,
  type RatesFile,
} from '../../../src/tools/currency-converter/domain/rates'
import { needRateFile, sourceRate } from '../../support/rate-files'

const NOW_MS = Date.parse('2026-09-30T12:00:00Z')

const fileOf = (text: string, base = 'usd'): RatesFile => {
  const file = parseRates(text, base, NOW_MS)
  if (!file) throw new Error('no rates')
  return file
}

test('a file of the source has its day and all its rates', () => {
  const file = fileOf(needRateFile('currencies/usd'))
  expect(file.date).toBe('2026-09-29')
  expect(file.rates.size).toBe(339)
  expect(rateBetween(file, 'usd', 'eur')).toBe(0.88022588)
})

test.each(['1e999', '-1', '0', '"0.9"', 'null', 'true', '{}', '-1e999'])(
  'CU-20: a rate of %s counts as missing',
  (value) => {
    const file = fileOf(`{"date":"2026-09-29","usd":{"eur":${value},"gbp":0.7}}`)
    expect(rateBetween(file, 'usd', 'eur')).toBeNull()
    expect(rateBetween(file, 'usd', 'gbp')).toBe(0.7)
  },
)

test('CU-20: a rate that is not there, or that objects inherit, is missing', () => {
  const file = fileOf('{"date":"2026-09-29","usd":{"gbp":0.7}}')
  for (const code of ['eur', 'toString', 'constructor', '__proto__']) {
    expect(rateBetween(file, 'usd', code)).toBeNull()
  }
})

test.each([
  '{"usd":{"eur":0.9}}',
  '{"date":20260929,"usd":{"eur":0.9}}',
  '{"date":"soon","usd":{"eur":0.9}}',
])('CU-21: %s has a rate, of an unknown day', (text) => {
  const file = fileOf(text)
  expect(file.date).toBeNull()
  expect(rateBetween(file, 'usd', 'eur')).toBe(0.9)
})

test.each([
  ['2026-10-01', '2026-09-30T00:00:00Z', '2026-10-01'],
  ['2026-10-01', '2026-09-29T23:59:59Z', undefined],
  ['2024-02-29', '2026-09-30T12:00:00Z', '2024-02-29'],
  ['2026-02-29', '2026-09-30T12:00:00Z', undefined],
  ['2026-00-10', '2026-09-30T12:00:00Z', undefined],
  ['2030-99-99', '2026-09-30T12:00:00Z', undefined],
])(
  'CU-63: a file of %s that comes at %s is of %s: it must exist, and be at most one day ahead in UTC',
  (date, now, read) => {
    const file = parseRates(`{"date":"${date}","usd":{"eur":0.9}}`, 'usd', Date.parse(now))
    expect(file?.date).toBe(read)
  },
)

test.each([
  '<!doctype html><title>Sign in</title>',
  '{"date":"2026-09-29","usd":{"eur":0.88',
  '',
  'null',
  '[]',
  '""',
  '{}',
  '{"date":"2026-09-29"}',
  '{"date":"2026-09-29","usd":null}',
  '{"date":"2026-09-29","usd":{}}',
  '{"usd":{"eur":"1.1"}}',
  '{"date":"2026-09-29","usd":[0.9]}',
  '{"date":"2026-09-29","eur":{"usd":1.1}}',
])('CU-18, CU-19: %j is no file of rates', (text) => {
  expect(parseRates(text, 'usd', NOW_MS)).toBeNull()
})

test('a source called like a thing that objects inherit has no rates', () => {
  for (const base of ['constructor', 'toString', '__proto__', 'date']) {
    expect(parseRates(needRateFile('currencies/usd'), base, NOW_MS)).toBeNull()
  }
})

test('a rate between two others goes across the base', () => {
  const file = fileOf(needRateFile('currencies/usd'))
  const across = rateBetween(file, 'eur', 'gbp')
  // The source rounds, so that cross rates differ in the 8th digit (cases.md 5.1).
  expect((across ?? 0) / sourceRate('eur', 'gbp')).toBeCloseTo(1, 6)
  expect(rateBetween(file, 'eur', 'usd')).toBe(1 / 0.88022588)
  expect(rateBetween(file, 'nope', 'usd')).toBeNull()
})

test('a rate across the base that no number can hold is missing', () => {
  const rates = new Map([
    ['tiny', 1e-308],
    ['huge', 1e308],
  ])
  const file: RatesFile = { date: null, base: 'usd', rates }
  expect(rateBetween(file, 'tiny', 'huge')).toBeNull()
  expect(rateBetween(file, 'huge', 'tiny')).toBeNull()
})
