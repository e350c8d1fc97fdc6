import { expect, test } from 'vitest'
import { parseFraction } from '#lib/fraction'
import { SPECIFIED_FORM } from '../../../../../src/tools/unit-converter/domain/format-result'
import { otherConversions } from '../../../../../src/tools/unit-converter/domain/conversion'
import { compoundText } from '../../../../../src/tools/unit-converter/domain/compound'
import { MORE_CATEGORIES } from '../../../../../src/tools/unit-converter/domain/more-units'
import { searchUnits } from '../../../../../src/tools/unit-converter/extras/all-units/domain/unit-search'
import { allUnits, unitOf } from '../../../../../src/tools/unit-converter/domain/unit'
import { categoryOf } from '../../../../../src/tools/unit-converter/domain/units'

const category = (id: string) => categoryOf(id, MORE_CATEGORIES)

test.each([
  ['1.7', 'length', 'm', null],
  ['5.5774278215', 'length', 'ft', '5 ft 6.93 in'],
  ['-67', 'length', 'in', '-5 ft 7 in'],
  ['5', 'length', 'in', null],
  ['71.9999', 'length', 'in', '6 ft 0 in'],
  ['1.5', 'weight', 'lb', '1 lb 8 oz'],
  ['12.5', 'weight', 'st', '12 st 7 lb'],
  ['3665.25', 'time', 's', '1 h 1 min 5.25 s'],
  ['1.5', 'time', 'd', '1 d 12 h 0 min 0 s'],
  ['495', 'time', 's', '8 min 15 s'],
  ['45', 'time', 's', null],
  ['52.52', 'angle', 'deg', '52° 31′ 12″'],
  ['0', 'length', 'ft', null],
] as const)('%s of %s %s in parts is %s', (value, id, key, text) => {
  expect(compoundText(parseFraction(value), unitOf(category(id), key), category(id))).toBe(text)
})

const found = (text: string) => searchUnits(text).best.map(({ unit }) => unit.key)

test('UN-76: units of all categories are found by name, symbol and alias', () => {
  expect(found('mile')[0]).toBe('mi')
  expect(found('mi')[0]).toBe('mi')
  expect(found('nautical')).toEqual(['mil'])
  expect(found('kph')).toEqual(['kmh'])
  expect(found('gib')[0]).toBe('GiB')
  expect(found('Pint')).toEqual(['pt', 'ukpt'])
  expect(found('ｋｇ')[0]).toBe('kg')
  expect(found('pound force')).toEqual(['lbf'])
  expect(found('pounds-f')).toEqual(['lbf'])
  expect(found('')).toEqual([])
  expect(found('zzz')).toEqual([])
  expect(found('m').length).toBe(12)
})

test('of more units than are shown all are counted', () => {
  const kinds = ['speed', 'data-rate', 'pressure', 'power', 'fuel-economy', 'frequency']
  const named = kinds.flatMap((id) =>
    category(id).units.filter(({ name }) => /\bper\b/i.test(name)),
  )
  expect(searchUnits('per')).toMatchObject({ count: named.length })
  expect(named.length).toBeGreaterThan(12)
  expect(searchUnits('nautical').count).toBe(1)
})

test('UN-63: the list for 1 m begins with five other units and their exact values', () => {
  const length = category('length')
  const meter = { category: length, from: unitOf(length, 'm'), form: SPECIFIED_FORM }
  const list = otherConversions(parseFraction('1'), meter).slice(0, 5)
  expect(list.map(({ unit, result }) => [unit.key, result])).toEqual([
    ['mm', '1000'],
    ['cm', '100'],
    ['km', '0.001'],
    ['in', '39.3700787402'],
    ['ft', '3.280839895'],
  ])
})

test('UN-77: the list of all units has each of the category but the own one', () => {
  const volume = category('volume')
  const liter = { category: volume, from: unitOf(volume, 'l'), form: SPECIFIED_FORM }
  const rows = otherConversions(parseFraction('1'), liter)
  expect(rows.map(({ unit }) => unit)).toEqual(allUnits(volume).filter(({ key }) => key !== 'l'))
  expect(rows[0]?.result).toBe('1000')
})
