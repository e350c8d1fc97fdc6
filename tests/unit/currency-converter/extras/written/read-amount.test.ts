import { expect, test } from 'vitest'
import type { Locale } from '#lib/number-text'
import { readAmount } from '../../../../../src/tools/currency-converter/extras/written/domain'
import { sourceNames } from '../../../../support/currency-store'

const NAMES = sourceNames()

const readIn = (text: string, locale: Locale = 'en') =>
  readAmount(text, locale, { names: NAMES, locale: undefined })

test.each([
  ['1,000', 'en', '1000', '1000'],
  ['1,000', 'de', '1.000', '1.000'],
  ['1.000', 'en', '1.000', null],
  ['1.000', 'de', '1.000', '1.000'],
  ['1.000 €', 'de', '1.000', '1.000'],
  ['1,234,567.89', 'en', '1234567.89', null],
  ['1.234.567,89', 'en', '1234567.89', null],
  ['1 234,50', 'en', '1234.50', null],
  ['€ 12,50', 'en', '12.50', null],
  ['12.50 USD', 'en', '12.50', null],
  ['€ 20,-', 'en', '20.00', null],
  ['1.234,-- €', 'en', '1234.00', null],
  ['CHF 20.–', 'de-CH', '20.00', null],
  [' 12.5\n', 'en', '12.5', null],
  ['1e3', 'en', '1000', null],
  ['1.25e-2', 'en', '0.0125', null],
  ['1.234568e+6', 'en', '1234568', null],
  ['1.', 'en', '1.', null],
])('pasted %j in %s is %s', (text, locale, amount, readAs) => {
  expect(readIn(text, locale)).toMatchObject({ amount, readAs })
})

test.each(['-5', '−5', 'abc', '1.2.3', '12 5', '1e999999999', '1e-401', ' \n'])(
  'pasted %j is no amount',
  (text) => {
    expect(readIn(text)).toBeNull()
  },
)

// Each is a multiple or a part of the number, and no code.
test.each([
  '2 bln USD',
  '50 Cent',
  '50 cts',
  '5 pct',
  'k$ 5',
  '5 TEUR',
  '1,5 kEUR',
  '2.5 MEUR',
  'kCHF 5',
  '5 T€',
])('pasted %j is not taken for the number alone', (text) => {
  expect(readIn(text)).toBeNull()
})

test.each([
  ['₹1.5Cr', '15000000', 'inr'],
  ['₹1.5L', '150000', 'inr'],
  ['₹2LCr', '2000000000000', 'inr'],
  ['INR 5 lakh', '500000', 'inr'],
  ['$1.5T', '1500000000000', 'usd'],
  ['$2tn', '2000000000000', 'usd'],
  ['$3.5bn', '3500000000', 'usd'],
  ['$7m', '7000000', 'usd'],
  ['1,5 Mio. €', '1500000', 'eur'],
  ['1,5\u00a0Mrd.\u00a0€', '1500000000', 'eur'],
  ['EUR 1,5 Mio', '1500000', 'eur'],
  ['5 k€', '5000', 'eur'],
  ['2,5 M€', '2500000', 'eur'],
  ['4 Mds€', '4000000000', 'eur'],
  ['€150万', '1500000', 'eur'],
  ['5 lakh', '500000', undefined],
  ['5mln', '5000000', undefined],
  ['15亿', '1500000000', undefined],
])('CU-74: pasted %j is %s, of %s, and that is said', (text, amount, currency) => {
  const read = readIn(text)
  expect([read?.amount, read?.readAs, read?.currencies[0]]).toEqual([amount, amount, currency])
})

test.each([
  'en',
  'en-IN',
  'de',
  'it',
  'pl',
  'nl',
  'da',
  'nb',
  'ja',
  'zh',
  'zh-TW',
  'ko',
  'he',
  'th',
])('CU-74: a compact amount as Intl writes it in %s reads back', (locale) => {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    notation: 'compact',
  })
  for (const amount of [15e5, 15e6, 15e8]) {
    expect([locale, readIn(money.format(amount), locale)?.amount]).toEqual([locale, String(amount)])
  }
})

test.each([
  ['£12', '12', 'gbp'],
  ['12 GBP', '12', 'gbp'],
  ['¥10,000', '10000', 'jpy'],
  ['USD 12.50', '12.50', 'usd'],
  ['12,50 €', '12.50', 'eur'],
  ['€ 1.234.567,89', '1234567.89', 'eur'],
  ['$5', '5', 'usd'],
  ['US$5', '5', 'usd'],
  ['MX$5', '5', 'mxn'],
  ['$5 CAD', '5', 'cad'],
  ['Rs.100', '100', 'inr'],
  ['€.50', '0.50', 'eur'],
  ['1e3 usd', '1000', 'usd'],
  ['BIF 5', '5', 'bif'],
  ['5 euros', '5', 'eur'],
  ['5 Swiss francs', '5', 'chf'],
  ['200 kr', '200', 'sek'],
  ['R 100', '100', 'zar'],
  ['CN¥30', '30', 'cny'],
  ['CHF 1\u2019234.50', '1234.50', 'chf'],
  ['R$1.234,56', '1234.56', 'brl'],
  ['Rs. 1,00,000', '100000', 'inr'],
  ['12,50 zł', '12.50', 'pln'],
  ['1 234,50 kr', '1234.50', 'sek'],
  ['¥1e3', '1000', 'jpy'],
  // As Intl writes them in Hebrew and French.
  ['\u200f7,340.5 \u200f₪', '7340.5', 'ils'],
  ['2 934,75 $US', '2934.75', 'usd'],
  ['2 934,75 £GB', '2934.75', 'gbp'],
])('CU-62: pasted %j is %s, of %s', (text, amount, currency) => {
  const read = readIn(text)
  expect([read?.amount, read?.currencies[0]]).toEqual([amount, currency])
})

test.each(['en', 'de', 'de-CH', 'fr', 'es', 'pt-PT', 'pl', 'hi', 'en-IN', 'sv'])(
  'CU-62: an amount as Intl writes it in %s reads back',
  (locale) => {
    for (const currency of ['EUR', 'SEK', 'PLN', 'INR', 'CHF', 'GBP', 'USD', 'CAD']) {
      const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
      const read = [0.05, 7.5, 999.99, 1234.56, 1234567.89].map((amount) =>
        readIn(money.format(amount), locale),
      )
      expect(read.map((one) => one?.amount)).toEqual([
        '0.05',
        '7.50',
        '999.99',
        '1234.56',
        '1234567.89',
      ])
      expect(read[0]?.currencies).toContain(currency.toLowerCase())
    }
  },
)

test.each([
  ['$5', 'usd cad aud'],
  ['¥5', 'jpy cny'],
  ['5 kr', 'sek nok dkk isk'],
])('CU-62: pasted %j may be of %s', (text, codes) => {
  expect(readIn(text)?.currencies).toEqual(expect.arrayContaining(codes.split(' ')))
})

test.each(['5 kg', '€5 USD', '5 each', '5 apples', '12 abc', 'T$ 5'])(
  'CU-62: of pasted %j nothing is dropped: it is no amount',
  (text) => {
    expect(readIn(text)).toBeNull()
  },
)
