import { parseNames } from '../../../src/tools/currency-converter/domain/name-list'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  ageDays,
  isDated,
  mayReplace,
  fallbackRate,
  parseRates,
  parseShipped,
  ratesFromJson,
  ratesToJson,
  type DatedRates,
} from '../../../src/tools/currency-converter/domain/rates'
import { rootDir } from '../../../scripts/bootstrap/paths.mjs'
import { needRateFile } from '../../support/rate-files'

const SHIPPED_FILE = join(rootDir, 'src/tools/currency-converter/shipped-rates.json')

const NOW_MS = Date.parse('2026-09-30T12:00:00Z')

const file = (date: string, codes: string[]): DatedRates => ({
  date,
  base: 'usd',
  rates: new Map(codes.map((code) => [code, 2])),
})

test('the shipped table has every currency and rate of its day', () => {
  const table = parseShipped(readFileSync(SHIPPED_FILE, 'utf8'))
  const source = parseRates(needRateFile('currencies/usd'), 'usd', NOW_MS)
  const names = parseNames(needRateFile('currencies'))
  expect(table?.file).toEqual(source)
  expect(table?.names.size).toBe(339)
  expect(table?.names).toEqual(names)
})

test('what is stored on the device is read back, and is day, base and rates alone', () => {
  const fetched = parseRates(needRateFile('currencies/eur'), 'eur', NOW_MS)
  if (!fetched || !isDated(fetched)) throw new Error('no dated file')
  const stored = ratesToJson(fetched)
  expect(Object.keys(stored).toSorted()).toEqual(['base', 'date', 'rates'])
  expect(ratesFromJson(JSON.parse(JSON.stringify(stored)), NOW_MS)).toEqual(fetched)
})

test.each([
  null,
  [1],
  'x',
  {},
  { date: '2026-09-29', base: 'usd' },
  { date: '2026-09-29', base: 'usd', rates: [] },
  { date: '2026-09-29', base: 5, rates: {} },
  { date: 5, base: 'usd', rates: {} },
  { base: 'usd', rates: { eur: 1 } },
  { date: '2026-09-29', base: 'usd', rates: { eur: '1' } },
  { date: '2026-02-31', base: 'usd', rates: { eur: 1 } },
  { date: '2099-01-01', base: 'usd', rates: { eur: 1 } },
])('PL-15: %j under our key is no stored rates', (value) => {
  expect(ratesFromJson(value, NOW_MS)).toBeNull()
})

test.each(['', 'null', '<html>', '{"date":"2026-09-29","base":"usd","rates":{}}'])(
  '%j is no shipped table',
  (text) => {
    expect(parseShipped(text)).toBeNull()
  },
)

test('CU-43: the newer of the files serves, and of equally new ones the stored one', () => {
  const [old, young] = [file('2026-09-28', ['eur']), file('2026-10-01', ['eur'])]
  const same = file('2026-10-01', ['eur', 'gbp'])
  expect(fallbackRate({ stored: old, shipped: young }, 'usd', 'eur')?.file).toBe(young)
  expect(fallbackRate({ stored: young, shipped: old }, 'usd', 'eur')?.file).toBe(young)
  expect(fallbackRate({ stored: young, shipped: same }, 'usd', 'eur')?.file).toBe(young)
  expect(fallbackRate({ stored: young, shipped: null }, 'usd', 'eur')?.file).toBe(young)
  expect(fallbackRate({ stored: null, shipped: null }, 'usd', 'eur')).toBeNull()
})

test('a file that lacks a currency gives way to an older one that has it', () => {
  const [old, young] = [file('2026-09-28', ['eur', 'gbp']), file('2026-10-01', ['eur'])]
  expect(fallbackRate({ stored: young, shipped: old }, 'usd', 'gbp')?.file).toBe(old)
  expect(fallbackRate({ stored: old, shipped: young }, 'usd', 'gbp')?.file).toBe(old)
  expect(fallbackRate({ stored: young, shipped: old }, 'usd', 'xyz')).toBeNull()
})

test('CU-44: stored rates give way to a table with at least half as many', () => {
  const stored = file('2026-09-28', ['eur', 'gbp', 'jpy', 'chf', 'cad'])
  expect(mayReplace(null, file('2026-09-29', ['eur']))).toBe(true)
  expect(mayReplace(stored, file('2026-09-29', ['eur', 'gbp', 'jpy']))).toBe(true)
  expect(mayReplace(stored, file('2026-09-29', ['eur', 'gbp']))).toBe(false)
})

test('the shipped table is read whatever the clock', () => {
  const table = '{"date":"2026-09-29","base":"usd","rates":{"eur":1},"names":{"eur":"Euro"}}'
  expect(parseShipped(table)?.file.date).toBe('2026-09-29')
})

test.each([
  ['2026-09-29T00:00:00Z', 0],
  ['2026-09-29T23:59:59Z', 0],
  ['2026-09-30T00:00:00Z', 1],
  ['2026-11-21T12:00:00Z', 53],
  ['2026-09-28T12:00:00Z', 0],
])('at %s rates of 2026-09-29 are %d days old', (now, days) => {
  expect(ageDays('2026-09-29', Date.parse(now))).toBe(days)
})
