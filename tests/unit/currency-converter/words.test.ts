import { expect, test } from 'vitest'
import { ask } from '../../support/answer-modules'

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
])('%s are %s, as source and as target', (name, code) => {
  expect(ask(`100 ${name} in chf`).answers[0]?.title).toBe(`100 ${code} =`)
  expect(ask(`100 chf in ${name}`).answers[0]?.unit).toBe(code)
})

test('what is hardly money is none where nothing else is named', () => {
  expect(ofMoney('5 dram')).toEqual([])
  expect(ofMoney('5 pen')).toEqual([])
})
