import { expect, test } from 'vitest'
import { ask } from '../../support/answer-modules'

const valuesWithNotes = (question: string) =>
  ask(question).answers.map(({ value, notes }) => [value, ...notes])

const first = (question: string) => ask(question).answers[0]

test.each([
  ['5 ft 7 in + 3 cm', ['68.1811023622 inches']],
  ['1h 20m + 45m', ['125 minutes']],
  ['8 hours - 45 min', ['7 h 15 min']],
  ['5 kg + 300 g in lb', ['Kilograms to pounds']],
  ['1 pint + 1 l', ['Pints (US)']],
])('%s is answered with its unit, and in parts and as a number', (question, notes) => {
  expect(first(question)?.notes).toEqual(notes)
})

test.each([
  ['2(3 km)', '6', 'km'],
  ['2 thousand * 5 g', '10000', 'g'],
  ['10 kg / (2+3) kg', '2', undefined],
])('%s is read as a sum of numbers is', (question, value, unit) => {
  expect(first(question)).toMatchObject({ value, ...(unit && { unit }) })
})

test.each([
  ['5 kg + 300 g', { fragment: '5.3kg=lb' }],
  ['5 kg + 300 g in g', { fragment: '5.3kg=g' }],
  ['2.4 m / 60 cm', null],
  ['255 in hex', { fragment: '255' }],
  ['20 euros + 5 euros', { fragment: '20%20+%205' }],
])('%s opens its tool by %j', (question, opening) => {
  expect(first(question)?.opening).toEqual(opening)
})

// By Python's fractions; the second is strictly from left to right.
test.each([
  ['4/5 / 2/3 as a fraction', '4/5 / (2/3)', '6/5', '4/5 / 2 / 3', '2/15'],
  ['4/5 ÷ 2/3', '4/5 ÷ (2/3)', '1.2', '4/5 ÷ 2 / 3', '0.133333333333333'],
  ['12 divided by 1/4', '12 divided by (1/4)', '48', '12 divided by 1 / 4', '3'],
  ['$12 / 1/4', '12 / (1/4)', '48', '12 / 1 / 4', '3'],
  ['4 ^ 1/2 + 1', '4 ^ (1/2) + 1', '3', '4 ^ 1 / 2 + 1', '3'],
])('AN-02: %s is %s, and as a further row strictly', (question, ...rows) => {
  const asRow = question.endsWith(' as a fraction') ? ' as a fraction =' : ' ='
  expect(ask(question).answers.map(({ title, value }) => [title, value])).toEqual([
    [rows[0] + asRow, rows[1]],
    [rows[2] + asRow, rows[3]],
  ])
})

test.each([
  ['123456789 * 987654321', '1.21932631112635e+17', '121932631112635269'],
  ['25!', '1.5511210043331e+25', '15511210043330985984000000'],
  ['1/3', '0.333333333333333', '0.3333333333333333333333333333333333333333'],
  ['0.1 + 0.2', '0.3', '0.3'],
])('CA-84: %s shows %s and copies %s', (question, value, copy) => {
  expect(first(question)).toMatchObject({ value, copy })
})

test('a form with transparency keeps it, and does not call it left out', () => {
  expect(first('#3498db80 in rgba')?.notes).toEqual([
    '#3498db · rgb(52, 152, 219) · hsl(204, 70%, 53%)',
  ])
})

test('1.5M may be meters, and 5 Minus 3 is a sum alone', () => {
  expect(ask('1.5 M').answers.map(({ rank }) => rank)).toEqual([1, 1, 1])
  expect(ask('5 Minus 3').answers).toMatchObject([{ rank: 0 }])
})

test('a sum that is left with one part has that number once', () => {
  expect(first('1 h 20 min - 30%')).toMatchObject({ value: '56 min', notes: ['Minutes'] })
  expect(first('3 h 20 min - 4 h')).toMatchObject({ value: '-40 min', notes: ['Minutes'] })
})

test('what is said of two numbers alike stands beside the answer once', () => {
  expect(ask('1,234 + 1,234').answers[0]?.notes).toEqual(['Read as 1234'])
  expect(ask('1,234 kg + 1,234 kg in lb').answers[0]?.notes).toEqual([
    'Kilograms to pounds',
    'Read as 1234',
  ])
})

test('AN-02: an angle of pi is one in radians or in degrees', () => {
  expect(valuesWithNotes('sin(pi/2)')).toEqual([
    ['1', 'Angles in radians'],
    ['0.0274121335920443', 'Angles in degrees'],
  ])
  expect(valuesWithNotes('pi * sin(30)')).toEqual([['1.5707963267949', 'Angles in degrees']])
  expect(ask('sin(pi/2)').answers[0]?.opening).toEqual({ fragment: 'sin(pi/2)%20rad' })
})

test('AN-18: lengths make an area, which opens the converter, in the unit of the first', () => {
  const [area] = ask('10 ft by 12 ft in sq m').answers
  expect(area).toMatchObject({
    title: '10 ft by 12 ft =',
    notes: ['Square Feet to square meters'],
    opening: { fragment: '120ft2=m2' },
  })
  expect(first('50 cm x 2 m')).toMatchObject({ value: '10000', unit: 'cm²', rank: 0 })
})
