import { expect, test } from 'vitest'
import {
  acceptsAmount,
  amountField,
  editAmount,
  isPositiveAmount,
  readAmount,
  type AmountField,
} from '../../../src/tools/currency-converter/domain/amount'

const entry = (amount: string) => amountField(amount)

const isUnclear = ({ amountProblem }: AmountField) => amountProblem === 'unclear-marks'

/** The field after keys at its end, `<` being Backspace. */
function typed(keys: string, decimalMark = '.', start = entry('')): AmountField {
  let field = start
  for (const key of keys) {
    const next = key === '<' ? field.amount.slice(0, -1) : field.amount + key
    field = editAmount(field, next, decimalMark)
  }
  return field
}

test.each(['', '1', '1.', '.5', '.', '00012', '9'.repeat(309)])(
  'CU-31: the amount field accepts %j',
  (text) => {
    expect(acceptsAmount(text)).toBe(true)
    expect(editAmount(entry('7'), text, '.').amount).toBe(text)
  },
)

const REFUSED = '1.2.3|-1|+1|1e5|1,000|１２|٣| 1|1 |1_0|Infinity|NaN|1\n|0x10|½|१'.split('|')

test.each(REFUSED)('CU-31: the amount field refuses %j', (text) => {
  expect(acceptsAmount(text)).toBe(false)
  expect(editAmount(entry('7'), text, '.')).toEqual({
    ...entry('7'),
    amountNote: { code: 'refused' },
  })
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
  ['1,25', ',', '1.25'],
  [',5', ',', '.5'],
  // Arabic: U+066B.
  ['1٫25', '٫', '1.25'],
])(
  '%s is typed where %s is the decimal mark: it becomes the point',
  (keys, decimalMark, amount) => {
    expect(typed(keys, decimalMark)).toEqual(entry(amount))
  },
)

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
  const field = typed(keys, ',')
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

test('a comma that is typed over a selection takes its place, and is refused', () => {
  const field = editAmount(entry('1'), ',', '.')
  expect(field).toMatchObject({ amount: '', refusedMarks: [{ at: 0, mark: ',' }] })
  const more = typed('5', '.', field)
  expect([more.amount, isUnclear(more)]).toEqual(['5', true])
  // Everything selected again.
  expect(editAmount(more, '0', '.')).toEqual(entry('0'))
})

test('a refused comma counts until the text before it is edited, be it by the same digits', () => {
  const refused = typed('1,00')
  expect(isUnclear(refused)).toBe(true)
  // Everything selected.
  expect(editAmount(refused, '1', '.', 0)).toEqual(entry('1'))
  // A pasted number behind the comma is behind it still.
  expect(isUnclear(editAmount(typed('1,'), '150', '.', 1))).toBe(true)
})

test.each([
  ['1,000', 'en', '1000', '1000'],
  ['1,000', 'de', '1.000', '1.000'],
  ['1,234,567.89', 'en', '1234567.89', null],
  ['1.234.567,89', 'en', '1234567.89', null],
  ['1 234,50', 'en', '1234.50', null],
  ['€ 12,50', 'en', '12.50', null],
  ['12.50 USD', 'en', '12.50', null],
  [' 12.5\n', 'en', '12.5', null],
  ['1e3', 'en', '1000', null],
  ['1.25e-2', 'en', '0.0125', null],
  ['1.234568e+6', 'en', '1234568', null],
  ['1.', 'en', '1.', null],
])('pasted %j in %s is %s', (text, locale, amount, readAs) => {
  const amountNote = readAs === null ? null : { code: 'read-as', text: readAs }
  expect(readAmount(text, locale)).toEqual({ ...entry(amount), amountNote })
})

test.each(['-5', '−5', 'abc', '1.2.3', '12 5', '1e999999999', '1e-401', '٣', ' \n'])(
  'pasted %j is no amount',
  (text) => {
    expect(readAmount(text, 'en')).toBeNull()
  },
)

// Each is a multiple or a part of the number, and no code.
test.each([
  '5 lakh',
  'INR 5 lakh',
  'EUR 1,5 Mio',
  '5mln',
  '2 bln USD',
  '50 Cent',
  '50 cts',
  '5 pct',
  '5 k€',
  '2,5 M€',
  '3 bn€',
  '4 Mds€',
  'k$ 5',
  '5 TEUR',
  '1,5 kEUR',
  '2.5 MEUR',
  'kCHF 5',
  '5 T€',
])('pasted %j is not taken for the number alone', (text) => {
  expect(readAmount(text, 'en')).toBeNull()
})

test.each(['5 MINA', '5 CELO', '5 TUSD', 'BIF 5', '5 euro', 'MX$5', 'B$ 5', 'T$ 5', 'US$5'])(
  'pasted %j is 5',
  (text) => {
    expect(readAmount(text, 'en')?.amount).toBe('5')
  },
)
