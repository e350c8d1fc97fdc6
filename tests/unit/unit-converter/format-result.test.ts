import { expect, test } from 'vitest'
import { divide, parseFraction } from '#lib/fraction'
import { formatIn, formatResult } from '../../../src/tools/unit-converter/domain/format-result'
import { parseForm } from '../../../src/tools/unit-converter/domain/kept-units'

const value = (text: string) => {
  const [num = '', den = '1'] = text.split('/')
  return divide(parseFraction(num), parseFraction(den))
}

test.each(['0', '5', '-1/3', '1234567.891', '0.0001234', '1000000', '0.001'])(
  '%s in the automatic form is as specified',
  (text) => {
    const form = { notation: 'auto', digits: null } as const
    expect(formatIn(form, value(text))).toBe(formatResult(value(text)))
  },
)

test.each([
  ['0', 'scientific', null, '0'],
  ['2000000', 'plain', null, '2000000'],
  ['1/3000000', 'plain', null, '0.000000333333333333333'],
  ['12345.678', 'scientific', null, '1.234568e+4'],
  ['12345.678', 'scientific', 3, '1.23e+4'],
  ['12345.678', 'plain', 3, '12300'],
  ['2/3', 'plain', 12, '0.666666666667'],
  ['-2/3', 'auto', 4, '-0.6667'],
  ['5', 'auto', 4, '5'],
  ['999.96', 'auto', 4, '1000'],
  ['12345678', 'auto', 3, '1.23e+7'],
  ['0.00012345', 'auto', 3, '1.23e-4'],
] as const)('%s in %s notation with %s digits is %s', (text, notation, digits, written) => {
  expect(formatIn({ notation, digits }, value(text))).toBe(written)
})

test.each([
  ['loud', null],
  ['plain', 1],
  ['plain', 21],
  ['plain', 2.5],
  ['plain', '5'],
  [undefined, undefined],
])('%s with %s digits is no form', (notation, digits) => {
  expect(parseForm(notation, digits)).toBeNull()
})
