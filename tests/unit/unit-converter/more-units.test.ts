import { expect, test } from 'vitest'
import { parseFraction } from '#lib/fraction'
import { exactText } from '#lib/fraction-text'
import { conversionOf, typedValue } from '../../../src/tools/unit-converter/domain/conversion'
import { convert } from '../../../src/tools/unit-converter/domain/convert'
import { MORE_CATEGORIES } from '../../../src/tools/unit-converter/domain/more-units'
import { unitOf } from '../../../src/tools/unit-converter/domain/unit'
import { CATEGORIES, categoryOf } from '../../../src/tools/unit-converter/domain/units'
import { wordsForOne } from '../../../src/tools/unit-converter/domain/unit-words'
import { conversionInput } from '../../support/unit-conversion'

// Values of NIST SP 811 (2008), App. B.8, of IEC 80000-13, and of GNU units 2.22.
test.each([
  ['10', 'time', 'min', 's', '600'],
  ['1', 'time', 'wk', 'h', '168'],
  ['1', 'time', 'yr', 'd', '365.2425'],
  ['1', 'data', 'TB', 'GiB', '931.3225746155'],
  ['1', 'data', 'KiB', 'B', '1024'],
  ['1', 'data', 'PiB', 'TiB', '1024'],
  ['1', 'data', 'Gbit', 'MB', '125'],
  ['100', 'data-rate', 'Mbps', 'MBps', '12.5'],
  ['1', 'data-rate', 'MiBps', 'kbps', '8388.608'],
  ['1', 'pressure', 'atm', 'psi', '14.6959487755'],
  ['1', 'pressure', 'atm', 'torr', '760'],
  ['1', 'pressure', 'bar', 'kPa', '100'],
  ['1', 'pressure', 'inHg', 'mmHg', '25.4'],
  ['1', 'power', 'hp', 'W', '745.6998715823'],
  ['1', 'power', 'PS', 'W', '735.49875'],
  ['180', 'angle', 'deg', 'rad', '3.1415926536'],
  ['1', 'angle', 'turn', 'arcmin', '21600'],
  ['1', 'angle', 'rad', 'mrad', '1000'],
  ['5', 'fuel-economy', 'lhkm', 'mpg', '47.0429166667'],
  ['47.04291666666667', 'fuel-economy', 'mpg', 'lhkm', '5'],
  ['10', 'fuel-economy', 'lhkm', 'kml', '10'],
  ['1', 'fuel-economy', 'lhkm', 'ukmpg', '282.4809363318'],
  ['7', 'fuel-economy', 'lhkm', 'lhkm', '7'],
  ['1', 'force', 'lbf', 'N', '4.4482216153'],
  ['1', 'force', 'kgf', 'N', '9.80665'],
  ['60', 'frequency', 'rpm', 'Hz', '1'],
  ['1', 'volume', 'ukgal', 'l', '4.54609'],
  ['1', 'volume', 'ukgal', 'ukpt', '8'],
  ['1', 'volume', 'ukpt', 'ukfloz', '20'],
  ['1', 'volume', 'ukgal', 'gal', '1.2009499255'],
  ['1', 'volume', 'ft3', 'in3', '1728'],
  ['1', 'weight', 'uston', 'lb', '2000'],
  ['1', 'weight', 'ukton', 'lb', '2240'],
  ['1', 'weight', 'ukton', 'kg', '1016.0469088'],
  ['1', 'weight', 'uscwt', 'lb', '100'],
  ['1', 'weight', 'ukcwt', 'lb', '112'],
] as const)('%s of %s: %s in %s is %s', (text, category, from, to, result) => {
  expect(conversionOf(conversionInput(text, category, from, to))?.result).toBe(result)
})

test('no multiple of π is shown as if its decimals ended', () => {
  const shown = conversionOf(conversionInput('360', 'angle', 'deg', 'rad'))
  expect(shown).toMatchObject({ result: '6.2831853072', plain: null })
})

test.each(['0', '-5'])('%s liters per 100 kilometers are refused', (text) => {
  const typed = conversionInput(text, 'fuel-economy', 'lhkm', 'mpg')
  expect(conversionOf(typed)).toBeNull()
  expect(typedValue(typed)).toEqual({ ok: false, error: { code: 'not-positive' } })
})

test('UN-81: every unit comes back as it went, through every other one of its category', () => {
  const value = parseFraction('7.25')
  for (const { units } of MORE_CATEGORIES) {
    for (const from of units) {
      for (const to of units) {
        expect(exactText(convert(convert(value, from, to), to, from))).toBe('7.25')
      }
    }
  }
})

test('keys and names are unique in their category, ids among all', () => {
  const all = [...CATEGORIES, ...MORE_CATEGORIES]
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  for (const { units } of MORE_CATEGORIES) {
    expect(new Set(units.map(({ key }) => key)).size).toBe(units.length)
    expect(new Set(units.map(({ name }) => name)).size).toBe(units.length)
  }
})

test.each([
  ['fuel-economy', 'lhkm', 'liter per 100 kilometers'],
  ['force', 'lbf', 'pound-force'],
  ['frequency', 'Hz', 'hertz'],
  ['pressure', 'inHg', 'inch of mercury'],
  ['volume', 'ukgal', 'gallon (UK)'],
  ['data-rate', 'MiBps', 'mebibyte per second'],
  ['length', 'usmi', 'US survey mile'],
] as const)('one of %s %s is a %s', (id, key, words) => {
  expect(wordsForOne(unitOf(categoryOf(id, MORE_CATEGORIES), key))).toBe(words)
})
