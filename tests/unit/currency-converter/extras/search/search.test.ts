import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand'
import {
  COUNTRIES,
  countriesByCurrency,
} from '../../../../../src/tools/currency-converter/extras/shared/countries'
import { countryNames } from '../../../../../src/tools/currency-converter/extras/shared/country-names'
import { parseNames } from '../../../../../src/tools/currency-converter/domain/name-list'
import { INITIAL_NAMES } from '../../../../../src/tools/currency-converter/domain/names'
import { createCurrencySearch } from '../../../../../src/tools/currency-converter/extras/search/domain'
import { searchState } from '../../../../../src/tools/currency-converter/extras/search/state'
import { fold } from '../../../../../src/lib/fold'
import { ODD_CODES } from '../../../../support/odd-codes'
import { needRateFile } from '../../../../support/rate-files'

const NAMES = parseNames(needRateFile('currencies')) ?? INITIAL_NAMES
const ENGLISH = countryNames('en', COUNTRIES)
const search = createCurrencySearch(NAMES, ENGLISH)
const codes = (query: string) => search(query).map(({ code }) => code)

test('without a query there are the 12 popular currencies, in their order', () => {
  const popular = 'usd eur gbp jpy cad aud chf cny inr krw myr sgd'
  expect(codes('').join(' ')).toBe(popular)
  expect(codes('  ').join(' ')).toBe(popular)
})

test('every currency of the list is found first by its code, in either case', () => {
  expect(NAMES.size).toBe(339)
  for (const code of NAMES.keys()) {
    expect(codes(code)[0]).toBe(code)
    expect(codes(code.toUpperCase())[0]).toBe(code)
  }
})

test.each([
  ['dollars', 'usd'],
  ['euros', 'eur'],
  ['british pounds', 'gbp'],
  ['rupees', 'inr'],
  ['bucks', 'usd'],
  ['swiss francs', 'chf'],
  ['mexican pesos', 'mxn'],
])('the plural %s finds what its singular does, %s first', (plural, code) => {
  expect(codes(plural)[0]).toBe(code)
  expect(codes(plural)).toEqual(expect.arrayContaining(codes(plural.slice(0, -1))))
})

test.each([
  ['leva', 'bgn'],
  ['kuna', 'hrk'],
  ['marks', 'dem'],
  ['guilders', 'nlg'],
  ['manat', 'azn'],
  ['kwacha', 'zmw'],
])('CU-50: the everyday name %s finds %s', (name, code) => {
  expect(codes(name)[0]).toBe(code)
})

test('every currency with a name is found by the whole name', () => {
  for (const [code, name] of NAMES) if (name !== '') expect(codes(name)).toContain(code)
})

test.each([
  // Country, currency: ISO 4217, list one.
  ['switzerland', 'chf', 'Switzerland'],
  ['Germany', 'eur', 'Germany'],
  ['united kingdom', 'gbp', 'United Kingdom'],
  ['uk', 'gbp', 'UK'],
  ['britain', 'gbp', 'Great Britain'],
  ['japan', 'jpy', null],
  ['USA', 'usd', 'USA'],
  ['united states', 'usd', 'United States'],
  ['uae', 'aed', 'UAE'],
  ['bulgaria', 'eur', 'Bulgaria'],
  ['croatia', 'eur', 'Croatia'],
  ['niger', 'xof', 'Niger'],
  ['curaçao', 'xcg', 'Curaçao'],
  ['ivory coast', 'xof', 'Ivory Coast'],
  ['turkey', 'try', 'Turkey'],
  ['zimbabwe', 'zwg', 'Zimbabwe'],
])('the country %s leads to %s', (country, code, shown) => {
  const [first] = search(country)
  expect(first?.code).toBe(code)
  if (shown) expect(first?.country).toBe(shown)
})

test('the code comes before words of the name, and those before words of a country', () => {
  // The Swiss Franc, and what is paid with in what was Swaziland.
  const found = codes('sw')
  expect(found.indexOf('chf')).toBeLessThan(found.indexOf('szl'))
  // The Icelandic Króna by its code, the Israeli New Shekel by its name, the Isle of Man's by its country.
  const [isk, ils, gbp] = ['isk', 'ils', 'gbp'].map((code) => codes('is').indexOf(code))
  expect(isk).toBe(0)
  expect(ils).toBeGreaterThan(0)
  expect(gbp).toBeGreaterThan(ils ?? Infinity)
})

test('of equally good matches the popular come first, then what is money somewhere', () => {
  expect(codes('dollar').slice(0, 4)).toEqual(['usd', 'cad', 'aud', 'sgd'])
  expect(codes('franc')[0]).toBe('chf')
  expect(codes('pound')[0]).toBe('gbp')
  expect(codes('kr').slice(0, 1)).toEqual(['krw'])
})

test('CU-50: words may be beginnings and in any order, of code, name and country', () => {
  expect(codes('franc swi')).toEqual(['chf'])
  expect(codes('canada dollar')[0]).toBe('cad')
  expect(codes('mexico peso')[0]).toBe('mxn')
  expect(codes('bitc')[0]).toBe('btc')
})

test('accents and apostrophes do not matter, in the query or in the names', () => {
  expect(codes('Cote dIvoire')[0]).toBe('xof')
  expect(codes('Côte d’Ivoire')[0]).toBe('xof')
  expect(codes('paanga')[0]).toBe('top')
  expect(codes("pa'anga")[0]).toBe('top')
  expect(codes('złoty')[0]).toBe('pln')
  expect(codes('ｚｌｏｔｙ')[0]).toBe('pln')
  expect(codes('ＵＳＤ')[0]).toBe('usd')
  expect(codes('sterling')[0]).toBe('gbp')
  expect(fold('  Åland   Islands, São-Tomé ')).toBe('aland islands sao tome')
  expect(fold('Kırgızistan, Đông Timor')).toBe('kirgizistan dong timor')
  expect(fold('Færøyene, Großbritannien')).toBe('faeroyene grossbritannien')
})

test('odd codes and signs are taken as they are, and what is nowhere finds nothing', () => {
  const odd = createCurrencySearch(parseNames(ODD_CODES) ?? INITIAL_NAMES, ENGLISH)
  expect(odd('$myro')[0]?.code).toBe('$myro')
  expect(odd('btc.b')[0]?.code).toBe('btc.b')
  expect(codes('§')).toEqual([])
  expect(codes('nowhere land')).toEqual([])
  expect(codes('.*')).toEqual([])
})

test('every currency of a country is in the list, and every country has a name', () => {
  const countries = countriesByCurrency(ENGLISH)
  expect(countries.size).toBeGreaterThan(150)
  for (const [code, names] of countries) {
    expect(NAMES.has(code), code).toBe(true)
    expect(names.length, code).toBeGreaterThan(0)
  }
})

test('countries are known by their names in the language of the visitor too', () => {
  expect(search('deutschland')).toEqual([])
  const [found] = createCurrencySearch(NAMES, countryNames('de', COUNTRIES))('deutschland')
  expect(found).toMatchObject({ code: 'eur', country: 'Deutschland' })
})

test.each([
  // Sign, the first codes: CLDR, narrow symbols in English.
  ['$', 'usd cad aud sgd'],
  ['£', 'gbp'],
  ['zł', 'pln'],
  ['ZŁ', 'pln'],
  ['¥', 'jpy cny'],
  ['€', 'eur'],
  ['₹', 'inr'],
  ['C$', 'cad'],
  ['RM', 'myr'],
  ['kč', 'czk'],
  ['฿', 'thb'],
  ['FCFA', 'xof xaf'],
  ['NT$', 'twd'],
  ['EC$', 'xcd'],
])('the sign %s finds %s', (sign, expected) => {
  const first = expected.split(' ')
  expect(codes(sign).slice(0, first.length)).toEqual(first)
})

test('a sign of letters is found beside the codes that begin so', () => {
  expect(codes('Bs')).toEqual(expect.arrayContaining(['bob', 'bsd']))
})

test('countries are asked for once, and known once they have come', async () => {
  const fetchNames = vi.fn(() => Promise.resolve(ENGLISH))
  const store = createStore(searchState(fetchNames))
  expect(store.getState().countryNames.size).toBe(0)
  await Promise.all([store.getState().nameCountries(), store.getState().nameCountries()])
  expect(store.getState().countryNames).toBe(ENGLISH)
  expect(fetchNames).toHaveBeenCalledOnce()
})
