import { expect, test } from 'vitest'
import { ask } from '../../support/answer-modules'

const inUnits = (question: string, locale: string) =>
  ask(question, { locale }).answers.map(({ title, value, unit }) => `${title} ${value} ${unit}`)

test.each([
  [
    '2000 calories in kJ',
    'en-US',
    ['2000 calories of food = 8368 kJ', '2000 small calories = 8.368 kJ'],
  ],
  ['500 cal in kJ', 'en-US', ['500 small calories = 2.092 kJ', '500 calories of food = 2092 kJ']],
  ['500 Cal in kJ', 'en-US', ['500 Cal = 2092 kJ']],
  [
    '350 degrees',
    'en-US',
    [
      '350 °F = 177 °C',
      '350 °F exactly = 176.6666666667 °C',
      '350 °C = 662 °F',
      '350 degrees = 6.108652382 rad',
    ],
  ],
  ['20°', 'en-GB', ['20°C = 68 °F', '20°F = -6.6666666667 °C', '20° = 0.3490658504 rad']],
  ['30 degrees in kelvin', 'en', ['30 °F = 272.0388888889 K', '30 °C = 303.15 K']],
  ['90 degrees in radians', 'en', ['90 degrees = 1.5707963268 rad']],
])('UN-93: %s in %s has a row for each reading', (question, locale, expected) => {
  expect(inUnits(question, locale)).toEqual(expected)
})

const UK_AND_US = {
  '1 pint in ml': ['1 pint (UK) = 568.26125 ml', '1 pint (US) = 473.176473 ml'],
  '2 pts in ml': ['2 pints (UK) = 1136.5225 ml', '2 pints (US) = 946.352946 ml'],
  '8 oz in ml': [
    '8 fluid ounces (UK) = 227 ml',
    '8 fluid ounces (UK) exactly = 227.3045 ml',
    '8 fluid ounces (US) = 237 ml',
    '8 fluid ounces (US) exactly = 236.5882365 ml',
  ],
  '1 gal in l': ['1 gallon (UK) = 4.54609 l', '1 gallon (US) = 3.785411784 l'],
  '1 fl oz in ml': [
    '1 fluid ounce (UK) = 28.4 ml',
    '1 fluid ounce (UK) exactly = 28.4130625 ml',
    '1 fluid ounce (US) = 29.6 ml',
    '1 fluid ounce (US) exactly = 29.5735295625 ml',
  ],
  // 100 km by 1.609344 km and 4.54609 or 3.785411784 liters.
  '30 mpg in l/100km': [
    '30 miles per gallon (UK) = 9.4160312111 L/100 km',
    '30 miles per gallon (US) = 7.8404861111 L/100 km',
  ],
  // Of one system of measures each: a UK pint of 20 UK fluid ounces, a US pint of 16 of the US.
  '1 pint in fl oz': ['1 pint (UK) = 20 fl oz (UK)', '1 pint (US) = 16 fl oz'],
  '1 ton in kg': [
    '1 ton (US) = 907.18474 kg',
    '1 ton (UK) = 1016.0469088 kg',
    '1 metric ton = 1000 kg',
  ],
  '2 cups in ml': [
    '2 cups (US) = 473 ml',
    '2 cups (US) exactly = 473.176473 ml',
    '2 cups (metric) = 500 ml',
  ],
}

test.each(['en-GB', 'en-IE', 'en-AU', 'en-NZ', 'en-CA', 'en-IN'])(
  'UN-93: in %s volumes and miles per gallon are imperial ones first',
  (locale) => {
    for (const [question, expected] of Object.entries(UK_AND_US)) {
      expect(inUnits(question, locale)).toEqual(expected)
    }
    expect(inUnits('1 us pint in ml', locale)).toEqual(['1 us pint = 473.176473 ml'])
    expect(inUnits('1 imperial pint in ml', locale)).toEqual(['1 imperial pint = 568.26125 ml'])
  },
)

test('UN-93: elsewhere they are those of the US, and a ton may be metric outside it', () => {
  expect(inUnits('1 pint in ml', 'en-US')).toEqual(['1 pint = 473.176473 ml'])
  expect(inUnits('1 pint in ml', 'de-DE')).toEqual(['1 pint = 473.176473 ml'])
  expect(inUnits('1 ton in kg', 'en-US')).toEqual(['1 ton = 907.18474 kg'])
  expect(inUnits('1 ton in kg', 'de-DE')).toEqual([
    '1 ton (US) = 907.18474 kg',
    '1 metric ton = 1000 kg',
  ])
})

const copies = (question: string) => ask(question).answers.map(({ value, copy }) => [value, copy])

test('UN-94: Copy gives all digits where the row hides some', () => {
  expect(copies('12345678 kg in g')).toEqual([['1.234568e+10', '12345678000']])
  // A mile of 1,609,344 mm.
  expect(copies('1 mm in miles')).toEqual([['6.213712e-7', '0.000000621371192237334']])
  expect(copies('1 sq mile in km2')).toEqual([['2.5899881103', '2.589988110336']])
})

const rows = (question: string) =>
  ask(question).answers.map(({ title, value, unit, copy, opening }) => [
    title,
    value,
    unit,
    copy,
    opening,
  ])

// By the definitions: an inch is 2.54 cm, a pound 0.45359237 kg, a stone 14 pounds, a US cup 231/16 cubic inches.
test.each([
  ['350 F in C', '177', '°C', '176.6666666667', '°C', '350F=C'],
  ['178 cm in feet', '5 ft 10 in', undefined, '5.8398950131', 'ft', '178cm=ft'],
  ['70 kg in stone', '11 st 0 lb', undefined, '11.0231131092', 'st', '70kg=st'],
  ['1 cup in ml', '237', 'ml', '236.5882365', 'ml', '1cup=ml'],
])(
  'AN-20: %s has the digits that people use first, and all of them below, each with its copy',
  (question, value, unit, exact, exactUnit, fragment) => {
    const [amount] = question.split(' in ')
    const opening = { fragment }
    expect(rows(question)).toEqual([
      [`${amount} =`, value, unit, value, opening],
      [`${amount} exactly =`, exact, exactUnit, exact, opening],
    ])
  },
)

// Of 236.5882365 ml and 28.349523125 g.
test.each([
  ['half of -3/4 cup in ml', '-88.7', '-88.7205886875'],
  ['-3/4 cup in ml', '-177', '-177.441177375'],
  ['double -2/3 cup', '-1 1/3', '-1.3333333333'],
  ['half of -1/3 cup in tbsp', '-2 2/3', '-2.6666666667'],
  ['-8 oz in g', '-227', '-226.796185'],
  ['half of 5 oz in g', '70.9', '70.8738078125'],
  ['3 oz + 2 oz in g', '142', '141.747615625'],
])('AN-20: a part or sum, and what is taken away, has them too: %s', (question, used, exact) => {
  expect(copies(question)).toEqual([
    [used, used],
    [expect.any(String), exact],
  ])
})

test('AN-20: what is exact, or hardly of a kitchen or of a person, has one row', () => {
  const questions = [
    '212 F in C',
    '180 C in F',
    '-40 F in C',
    '1000 F in C',
    '1 cup in l',
    '5 kg in lb',
    '30 cm',
    '1.78 m in inches',
    '2 tbsp in tsp',
  ]
  for (const question of questions) {
    expect(ask(question).answers.filter(({ tool }) => tool.id === 'unit-converter')).toHaveLength(1)
  }
})
