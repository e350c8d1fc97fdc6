import { expect, test } from 'vitest'
import { MORE_CATEGORIES } from '../../../src/tools/unit-converter/domain/more-units'
import { readQuantity } from '../../../src/tools/unit-converter/domain/quantity'
import { categoryOf } from '../../../src/tools/unit-converter/domain/units'

const category = (id: string) => categoryOf(id, MORE_CATEGORIES)

test.each([
  ['1/2', 'length', '0.5', null, null],
  ['3 1/4', 'length', '3.25', null, null],
  ['½', 'length', '0.5', null, null],
  ['3 1/4 in', 'length', '3.25', 'in', null],
  [`5'7"`, 'length', '67', 'in', null],
  ['5 ft 7 in', 'length', '67', 'in', null],
  ['5 km', 'length', '5', 'km', null],
  ['5 km in mi', 'length', '5', 'km', 'mi'],
  ['-40 °F', 'temperature', '-40', 'F', null],
  ['1 h 30 min', 'time', '90', 'min', null],
  ['1/3 cup', 'volume', '0.33333333333333333333', 'cup', null],
  ['2 gallons', 'uk-volume', '2', 'gal', null],
  ['５ ｋｍ', 'length', '5', 'km', null],
  ['\u202a5 km\u202c', 'length', '5', 'km', null],
  ['500 cm³ in l', 'volume', '500', 'ml', 'l'],
  ['2 cubic centimetres', 'volume', '2', 'ml', null],
  ['3 kilowatt-hours', 'energy', '3', 'kWh', null],
] as const)('%s of %s is %s of its unit', (text, id, plain, from, to) => {
  const read = readQuantity(text, category(id), 'en')
  const units = { from: from && { key: from }, to: to && { key: to } }
  expect(read).toMatchObject({ ok: true, value: { plain, ...units } })
})

test.each([
  ["5'7", 'length', '67 in'],
  ['5 sq ft', 'area', '5 ft²'],
  ['1/3', 'length', '0.3333333333…'],
  ['1/2', 'length', '0.5'],
] as const)('%s is read as %s: %s', (text, id, readAs) => {
  expect(readQuantity(text, category(id), 'en')).toMatchObject({ ok: true, value: { readAs } })
})

test.each([
  ['12° 30′ 15″', '45015', 'arcsec'],
  [`-12°30'15"`, '-45015', 'arcsec'],
  ['12°30’', '750', 'arcmin'],
  ['33′ 47.74″', '2027.74', 'arcsec'],
  ['1’000 deg', '1000', 'deg'],
] as const)('the minutes and seconds of the angle %s are %s %s', (text, plain, from) => {
  const read = readQuantity(text, category('angle'), 'en')
  expect(read).toMatchObject({ ok: true, value: { plain, from: { key: from } } })
})

test.each(['1 234/500', '1 234/500 km', '12\u00a0345/678'])(
  '%j, a part of a grouped number or a mixed one, is no quantity',
  (text) => {
    expect(readQuantity(text, category('length'), 'en')).toBeNull()
  },
)

test('UN-74: a mixed number may have three digits where it is no grouped one', () => {
  expect(readQuantity('1-234/500', category('length'), 'en')).toMatchObject({
    value: { plain: '1.468' },
  })
  expect(readQuantity('1 5/128', category('length'), 'en')).toMatchObject({
    value: { plain: '1.0390625' },
  })
})

test('a unit of another category is refused with the category it is of', () => {
  expect(readQuantity('5 kg', category('length'), 'en')).toMatchObject({
    ok: false,
    error: { code: 'other-category', category: 'Weight' },
  })
})

test.each(['abc', '5 foo', '1/0', '', '12abc'])('%j is no quantity', (text) => {
  expect(readQuantity(text, category('length'), 'en')).toBeNull()
})
