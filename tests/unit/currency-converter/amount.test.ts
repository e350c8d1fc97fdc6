import { expect, test } from 'vitest'
import {
  acceptsAmount,
  isPositiveAmount,
} from '../../../src/tools/currency-converter/domain/amount'
import {
  amountField,
  editAmount,
  type AmountField,
  type Writing,
} from '../../../src/tools/currency-converter/domain/amount-field'
import { readAmount } from '../../../src/tools/currency-converter/extras/written/domain'
import { sourceNames } from '../../support/currency-store'

const NAMES = sourceNames()

const read: Writing['read'] = (text, locale) =>
  readAmount(text, locale, { names: NAMES, locale: undefined })

const english = { locale: 'en', read }

const entry = (amount: string) => amountField(amount)

const isUnclear = ({ amountProblem }: AmountField) => amountProblem !== null

/** The field after an edit, in English. */
const edited = (field: AmountField, next: string, from?: number) =>
  editAmount(field, next, english, from).field

/** The field after keys at its end, `<` being Backspace. */
function typed(keys: string, locale = 'en', start = entry('')): AmountField {
  let field = start
  for (const key of keys) {
    const next = key === '<' ? field.amount.slice(0, -1) : field.amount + key
    field = editAmount(field, next, { locale, read }).field
  }
  return field
}

/** The field and the currency after keys over what is selected as a whole. */
function typedOver(amount: string, keys: string) {
  let field = entry(amount)
  let named: readonly string[] = []
  let selected = amount.length
  let caret = 0
  for (const key of keys) {
    const next = field.amount.slice(0, caret) + key + field.amount.slice(caret + selected)
    const { field: after, currencies } = editAmount(field, next, english, caret)
    if (after.amount === next) [caret, selected] = [caret + 1, 0]
    if (currencies.length > 0) named = currencies
    field = after
  }
  return { amount: field.amount, problem: field.amountProblem, currency: named[0] ?? null }
}

test.each(['', '1', '1.', '.5', '.', '00012', '9'.repeat(309)])(
  'CU-31: the amount field accepts %j',
  (text) => {
    expect(acceptsAmount(text)).toBe(true)
    expect(edited(entry('7'), text).amount).toBe(text)
  },
)

const REFUSED = '1.2.3|-1|+1|1e5|1,000|１２|٣| 1|1 |1_0|Infinity|NaN|1\n|0x10|½|१'.split('|')

test.each(REFUSED)('CU-31: the amount field refuses %j', (text) => {
  expect(acceptsAmount(text)).toBe(false)
})

// A pattern that tries anew from each digit takes longer than a test may.
test('a pasted line of 300,000 digits and a sign is refused', () => {
  expect(acceptsAmount(`${'0'.repeat(300_000)}!`)).toBe(false)
})

test.each(['', '.', '0', '0.0', '000.', '.000'])('CU-32: %j is no amount above 0', (text) => {
  expect(isPositiveAmount(text)).toBe(false)
})

test.each(['1', '0.0001', '.5', '00012', '10.'])('%j is an amount above 0', (text) => {
  expect(isPositiveAmount(text)).toBe(true)
})

test.each([
  ['1,25', 'de', '1.25'],
  [',5', 'de', '.5'],
  // U+066B.
  ['1٫25', 'ar-EG', '1.25'],
])('the decimal mark of %s, typed in %s, becomes the point', (keys, locale, amount) => {
  expect(typed(keys, locale)).toEqual(entry(amount))
})

test.each([
  // Typed, the field, where a comma is no decimal mark.
  ['12,50', '1250'],
  ['12,', '12'],
  [',5', '5'],
  ['1,5', '15'],
  ['1,2345', '12345'],
  ['1234,567', '1234567'],
  ['0,500', '0500'],
  ['1,234,56', '123456'],
  ['12.5,0', '12.50'],
  ['1.234.567', '1.234567'],
])('typed %s is %s in the field, and unclear', (keys, amount) => {
  const field = typed(keys)
  expect(field.amount).toBe(amount)
  expect(isUnclear(field)).toBe(true)
})

test.each([
  ['1,234', '1234'],
  ['12,500', '12500'],
  ['1,234,567', '1234567'],
  ['1,234.5', '1234.5'],
  ['12,34,567', '1234567'],
])('typed %s has its commas between thousands and is %s', (keys, amount) => {
  const field = typed(keys)
  expect([field.amount, isUnclear(field)]).toEqual([amount, false])
})

test.each([
  ['1.234,56', '1.23456'],
  ['1,234,56', '1.23456'],
])('typed %s where the comma is the decimal mark is unclear', (keys, amount) => {
  const field = typed(keys, 'de')
  expect([field.amount, isUnclear(field)]).toEqual([amount, true])
})

test.each([
  ['the text before it is edited', '12,5<<', '1'],
  ['a point takes its place', '12,.50', '12.50'],
  ['the field is emptied', '12,<<', ''],
])('a comma that was not taken is forgotten when %s', (_how, keys, amount) => {
  expect(typed(keys)).toEqual(entry(amount))
})

test('CU-49: a comma that was not taken stays refused while what follows is deleted', () => {
  expect(isUnclear(typed('12,50<<'))).toBe(true)
})

test('what is typed over a selection and refused leaves the selection', () => {
  expect(edited(entry('1'), ',', 0)).toMatchObject({ amount: '1', amountProblem: 'unclear-marks' })
  expect(typedOver('1', ',5')).toMatchObject({ amount: '5', problem: 'unclear-marks' })
})

test.each([
  // With the amount selected as a whole: keys, the field, the problem, the currency.
  ['$50', '50', null, 'usd'],
  ['€50', '50', null, 'eur'],
  ['50€', '50', null, 'eur'],
  ['£.5', '.5', null, 'gbp'],
  ['100 usd', '100', null, 'usd'],
  ['1 000', '1000', null, null],
  ['-20', '20', 'lost-text', null],
  ['1e6', '16', 'lost-text', null],
  ['20+5', '205', 'lost-text', null],
  ['100 usd to jpy', '100', 'lost-text', null],
  ['5k', '5', 'lost-text', null],
  ['5 lakh', '5', 'lost-text', null],
  ['12 50', '1250', 'lost-text', null],
])('CU-61: %s, typed over an amount, leaves %s with the problem %s, of %s', (...row) => {
  const [keys, amount, problem, currency] = row
  const last = typedOver('1', keys)
  expect([last.amount, last.problem]).toEqual([amount, problem])
  if (currency !== null) expect(last.currency).toBe(currency)
})

test('CU-61: text that was lost counts until the field is typed anew', () => {
  const lost = typed('1e6')
  expect(edited(lost, '16', 2).amountProblem).toBe('lost-text')
  expect(edited(lost, '2', 0)).toEqual(entry('2'))
  expect(edited(lost, '', 0)).toEqual(entry(''))
})

test('a refused comma counts until the text before it is edited, be it by the same digits', () => {
  const refused = typed('1,00')
  expect(isUnclear(refused)).toBe(true)
  // Everything selected.
  expect(edited(refused, '1', 0)).toEqual(entry('1'))
  // A pasted number behind the comma is behind it still.
  expect(isUnclear(edited(typed('1,'), '150', 1))).toBe(true)
})
