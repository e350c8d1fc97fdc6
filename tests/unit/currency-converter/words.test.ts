import { expect, test } from 'vitest'
import { ask, QUESTIONS } from '../../support/answer-modules'

const ofMoney = (question: string) =>
  ask(question).answers.filter(({ tool }) => tool.id === 'currency-converter')

test.each([
  ['american dollars', 'USD'],
  ['u.s. dollars', 'USD'],
  ['uk pounds', 'GBP'],
  ['rs', 'INR'],
  ['chinese yuan', 'CNY'],
  ['korean won', 'KRW'],
  ['NT$', 'TWD'],
  ['฿', 'THB'],
  ['new taiwan dollars', 'TWD'],
  ['zloties', 'PLN'],
  ['lei', 'RON'],
  ['dong', 'VND'],
  ['rupiah', 'IDR'],
  ['nis', 'ILS'],
  ['koruna', 'CZK'],
  ['nz dollars', 'NZD'],
  ['taka', 'BDT'],
  ['cedis', 'GHS'],
  ['soles', 'PEN'],
  ['tenge', 'KZT'],
  ['leva', 'BGN'],
  ['kuna', 'HRK'],
  ['pesetas', 'ESP'],
  ['birr', 'ETB'],
  ['quetzales', 'GTQ'],
  ['zimbabwean dollars', 'ZWL'],
])('%s are %s, as source and as target', (name, code) => {
  expect(ask(`100 ${name} in chf`).answers[0]?.title).toBe(`100 ${code} =`)
  expect(ask(`100 chf in ${name}`).answers[0]?.unit).toBe(code)
})

test('CU-68: what is hardly money is none where nothing else is named', () => {
  expect(ofMoney('5 manat').map(({ title }) => title)).toEqual(['5 AZN =', '5 TMT ='])
  expect(ofMoney('5 dram')).toEqual([])
  expect(ofMoney('5 pen')).toEqual([])
})

test.each([
  ['manat', 'AZN TMT'],
  ['kwacha', 'ZMW MWK'],
  ['marks', 'DEM BAM'],
  ['guilders', 'NLG XCG'],
])('CU-68: %s may be %s: each has its answer', (name, codes) => {
  const titles = codes.split(' ').map((code) => `100 ${code} =`)
  expect(ofMoney(`100 ${name} in chf`).map(({ title }) => title)).toEqual(titles)
  expect(
    ofMoney(`100 chf in ${name}`)
      .map(({ unit }) => unit)
      .join(' '),
  ).toBe(codes)
})

test.each([
  ['btc', '1 BTC =', 'USD'],
  ['dollar', '1 USD =', 'EUR'],
  ['Euro', '1 EUR =', 'USD'],
  ['hrk', '1 HRK =', 'EUR'],
])('CU-68: a single %s is one of it in %s', (question, title, unit) => {
  expect(QUESTIONS.get('currency-converter')?.mayAnswer(question)).toBe(true)
  expect(ofMoney(question)).toMatchObject([{ title, unit }])
})

test.each(['timer', 'pin', 'all', 'pi', 'try'])(
  'a single %s does not load the rates',
  (question) => {
    expect(QUESTIONS.get('currency-converter')?.mayAnswer(question)).toBe(false)
  },
)

test('CU-69: an answer is copied with all its digits', () => {
  expect(ask('1 usd in btc').answers[0]).toMatchObject({
    value: '0.00001202',
    copy: '0.000012017405',
  })
})
