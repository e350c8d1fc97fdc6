import { expect, test } from 'vitest'
import { parseNames } from '../../../src/tools/currency-converter/domain/name-list'
import {
  namedCode,
  nameOf,
  POPULAR_CURRENCIES,
  withCodes,
} from '../../../src/tools/currency-converter/domain/names'
import { labelOf } from '../../../src/tools/currency-converter/money.en'
import { ODD_CODES } from '../../support/odd-codes'
import { needRateFile } from '../../support/rate-files'

const namesOf = (text: string) => {
  const names = parseNames(text)
  if (!names) throw new Error('no list')
  return names
}

test('CU-78: money has names of its own where the list lacks them or has those of other money', () => {
  const names = namesOf(needRateFile('currencies'))
  expect(nameOf('xcg', names)).toBe('Caribbean Guilder')
  expect(nameOf('ang', names)).toBe('Netherlands Antillean Guilder')
  expect(nameOf('nlg', names)).toBe('Dutch Guilder')
  expect([...names].filter(([, name]) => name === '').map(([code]) => code)).toEqual([])
})

test('the popular currencies are called as in the list of their source', () => {
  const list: Record<string, string> = JSON.parse(needRateFile('currencies'))
  for (const { code, name } of POPULAR_CURRENCIES) expect([code, name]).toEqual([code, list[code]])
})

test('the list of the source has all its currencies, by code', () => {
  const list: Record<string, string> = JSON.parse(needRateFile('currencies'))
  const names = namesOf(needRateFile('currencies'))
  expect(names.size).toBe(339)
  expect([...names.keys()]).toEqual(Object.keys(list).toSorted())
  const others = [...names].filter(([code, name]) => name !== list[code]?.trim())
  // All but these two have no name there.
  expect(others.flatMap(([code]) => (list[code] ? [code] : []))).toEqual(['ang', 'xcg'])
})

test('CU-26: names that objects inherit are codes like any other, and change nothing', () => {
  const names = namesOf('{"__proto__":"x","constructor":"y","usd":"US Dollar","eur":"Euro"}')
  expect([...names]).toEqual([
    ['__proto__', 'x'],
    ['constructor', 'y'],
    ['eur', 'Euro'],
    ['usd', 'US Dollar'],
  ])
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(Reflect.get({}, 'x')).toBeUndefined()
  expect(nameOf('toString', names)).toBe('')
})

test('CU-27: odd codes are all there, always in the same order', () => {
  const names = namesOf(ODD_CODES)
  expect(names.size).toBe(12)
  expect([...names.keys()].slice(0, 5)).toEqual(['$myro', '$wen', '00', '1000sats', '1inch'])
  for (const code of ['btc.b', 'id', 'time']) expect(names.has(code)).toBe(true)
})

test.each(['<!doctype html><title>Sign in</title>', '{"usd":"US Do', '', 'null', '[]', '""', '{}'])(
  'CU-19: %j is no list',
  (text) => {
    expect(parseNames(text)).toBeNull()
  },
)

test('a name that is no text counts as empty; a code that has no place in an address is dropped', () => {
  const names = namesOf('{"abc":5,"def":null,"\\ud800":"half","":"none"}')
  expect([...names]).toEqual([
    ['abc', ''],
    ['def', ''],
  ])
})

test('CU-30: a currency without a name is its code alone', () => {
  expect(nameOf('xyz', namesOf('{"xyz":""}'))).toBe('')
  expect(labelOf(namedCode('xyz', ''))).toBe('XYZ')
  expect(labelOf(namedCode('usd', 'US Dollar'))).toBe('USD – US Dollar')
})

test('a currency that is in use stays in the list, though a newer list lacks it', () => {
  const list = namesOf('{"usd":"US Dollar"}')
  const known = namesOf('{"ton":"Toncoin"}')
  expect(withCodes(list, ['usd'], known)).toBe(list)
  expect([...withCodes(list, ['ton', 'usd'], known)]).toEqual([
    ['ton', 'Toncoin'],
    ['usd', 'US Dollar'],
  ])
})

test('CU-64: no two currencies of the list have the same label', () => {
  const names = namesOf(needRateFile('currencies'))
  const labels = [...names].map(([code, name]) =>
    labelOf(namedCode(code, name)).replace(/^\S+ – /, ''),
  )
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
})
