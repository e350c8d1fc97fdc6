import { expect, test } from 'vitest'
import { MORE_CATEGORIES } from '../../../src/tools/unit-converter/domain/more-units'
import { readQuantity } from '../../../src/tools/unit-converter/extras/shared/quantity'
import { firstUnits } from '../../../src/tools/unit-converter/domain/unit'
import { likeliest } from '../../../src/tools/unit-converter/extras/shared/unit-names'
import { categoryOf } from '../../../src/tools/unit-converter/domain/units'

/** The page as a category begins. */
function chosen(id: string) {
  const category = categoryOf(id, MORE_CATEGORIES)
  return { category, ...firstUnits(category) }
}

test.each([
  ['1/2', 'length', '0.5', null, null],
  ['3 1/4', 'length', '3.25', null, null],
  ['½', 'length', '0.5', null, null],
  ['3 1/4 in', 'length', '3.25', 'in', null],
  [`5'7"`, 'length', '67', 'in', null],
  ['5 ft 7 in', 'length', '67', 'in', null],
  ['5 km', 'length', '5', 'km', null],
  ['5 km in mi', 'length', '5', 'km', 'mi'],
  ['180 cm in feet and inches', 'length', '180', 'cm', 'ft'],
  ['-40 °F', 'temperature', '-40', 'F', null],
  ['1 h 30 min', 'time', '90', 'min', null],
  ['1/3 cup', 'volume', '0.33333333333333333333', 'cup', null],
  ['2 gallons', 'volume', '2', 'gal', null],
  ['５ ｋｍ', 'length', '5', 'km', null],
  ['\u202a5 km\u202c', 'length', '5', 'km', null],
  ['500 cm³ in l', 'volume', '500', 'ml', 'l'],
  ['2 cubic centimetres', 'volume', '2', 'ml', null],
  ['3 kilowatt-hours', 'energy', '3', 'kWh', null],
] as const)('%s of %s is %s of its unit', (text, id, plain, from, to) => {
  const read = readQuantity(text, chosen(id), likeliest('en'))
  const named = from && { from: { key: from }, to: to && { key: to } }
  expect(read).toMatchObject({ plain, named })
})

test.each([
  ["5'7", 'length', '67 in'],
  ['5 sq ft', 'area', '5 ft²'],
  ['1/3', 'length', '0.3333333333…'],
  ['1/2', 'length', '0.5'],
] as const)('%s is read as %s: %s', (text, id, readAs) => {
  expect(readQuantity(text, chosen(id), likeliest('en'))).toMatchObject({ readAs })
})

test.each([
  ['12° 30′ 15″', '45015', 'arcsec'],
  [`-12°30'15"`, '-45015', 'arcsec'],
  ['12°30’', '750', 'arcmin'],
  // Coordinates: of south and west the angle is negative.
  [`39°48'25.8"N`, '143305.8', 'arcsec'],
  [`W 77° 14' 48.5"`, '-278088.5', 'arcsec'],
  [`N 39° 48.43'`, '2388.43', 'arcmin'],
  ['77.2468° W', '-77.2468', 'deg'],
  ['33′ 47.74″', '2027.74', 'arcsec'],
  ['1’000 deg', '1000', 'deg'],
] as const)('the minutes and seconds of the angle %s are %s %s', (text, plain, from) => {
  const read = readQuantity(text, chosen('angle'), likeliest('en'))
  expect(read).toMatchObject({ plain, named: { from: { key: from } } })
})

test.each(['1 234/500', '1 234/500 km', '12\u00a0345/678'])(
  '%j, a part of a grouped number or a mixed one, is no quantity',
  (text) => {
    expect(readQuantity(text, chosen('length'), likeliest('en'))).toBeNull()
  },
)

test('UN-74: a mixed number may have three digits where it is no grouped one', () => {
  expect(readQuantity('1-234/500', chosen('length'), likeliest('en'))).toMatchObject({
    plain: '1.468',
  })
  expect(readQuantity('1 5/128', chosen('length'), likeliest('en'))).toMatchObject({
    plain: '1.0390625',
  })
})

test.each([
  ['5 kg', 'length', 'weight', 'kg'],
  ['2 cups', 'length', 'volume', 'cup'],
  ['350 F', 'length', 'temperature', 'F'],
  ['180 lbs', 'length', 'weight', 'lb'],
  ['50 GB', 'length', 'data', 'GB'],
  ['30 psi', 'length', 'pressure', 'psi'],
  ['1 m3', 'length', 'volume', 'm3'],
  ['10 Nm', 'length', 'torque', 'Nm'],
  // What the chosen category has comes first.
  ['10 m', 'time', 'time', 'min'],
  ['1h 20m', 'length', 'time', 'min'],
  ['8 oz', 'volume', 'volume', 'floz'],
  ['8 oz', 'weight', 'weight', 'oz'],
  ['20 degrees', 'temperature', 'temperature', 'C'],
  ['350°', 'length', 'temperature', 'F'],
  ['45°', 'angle', 'angle', 'deg'],
])('UN-87: %s typed on %s is of %s', (text, page, id, key) => {
  expect(readQuantity(text, chosen(page), likeliest('en'))).toMatchObject({
    named: { category: { id }, from: { key } },
  })
})

test.each(['abc', '5 foo', '1/0', '', '12abc'])('%j is no quantity', (text) => {
  expect(readQuantity(text, chosen('length'), likeliest('en'))).toBeNull()
})
