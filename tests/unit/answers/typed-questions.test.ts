import { expect, test } from 'vitest'
import { normalizeQuestion } from '../../../src/lib/question/normalize-question'
import { ask, QUESTIONS } from '../../support/answer-modules'

const FLUID = 'Read as US fluid ounces'
const CLOCKS = 'Hours and minutes, or minutes and seconds'

/** Fractions of the definitions (a US fluid ounce is a 128th of 231 cubic inches), and of the rates of 2026-09-29. */
test.each([
  ['12 oz in ml', '355', FLUID],
  ['8 oz to cups', '1', FLUID],
  ['500 ml to ounces', '16.9070113509', FLUID],
  ['1 gallon in oz', '128', FLUID],
  ['oz to ml', '29.6', FLUID],
  ['1:30 * 2', '3:00', CLOCKS],
  ['2 x 1:30', '3:00', CLOCKS],
  ['3:00 / 4', '0:45', CLOCKS],
  ['30 degrees in fahrenheit', '86', 'Read as degrees Celsius'],
  ['100° to C', '37.7777777778', 'Read as degrees Fahrenheit'],
  ['5w in days', '35', 'Read as weeks'],
  ['2 w in hours', '336', 'Read as weeks'],
  ['3:00 divided by 4', '0:45', CLOCKS],
])('%s is %s: %s', (question, value, note) => {
  const [first] = ask(question).answers
  expect(first?.value).toBe(value)
  expect(first?.notes).toEqual(expect.arrayContaining([note]))
  expect(QUESTIONS.get(first?.tool.id ?? '')?.mayAnswer(normalizeQuestion(question))).toBe(true)
})

/** 39 + 48/60 + 25.8/3600. */
const LATITUDE = '39.8071666667'

test.each([
  ['"264653","2a9d8f"', '264653', '#264653'],
  ['--primary: #123456; --accent: #abcdef;', '#123456', '#123456'],
  ['red, green to rgb', 'red', 'rgb(255, 0, 0)'],
  ['39°48\'25.8"N', '39°48\'25.8"N', LATITUDE],
  ['39°48\'25.8"S in degrees', '39°48\'25.8"S', `-${LATITUDE}`],
  ["N 39° 48.43'", "N 39° 48.43'", LATITUDE],
  ['6\'-3" in cm', '6\'-3"', '190.5'],
])('the title of %s is whole, with its own signs: %s', (question, title, value) => {
  expect(ask(question).answers[0]).toMatchObject({ title: `${title} =`, value })
})

test('what is in several units is named by the largest: a coordinate is in degrees', () => {
  expect(ask('39°48\'25.8"N').answers[0]?.notes).toEqual(['Degrees'])
  expect(ask('5\'7" in cm').answers[0]?.notes).toEqual(['Feet to centimeters'])
})

const tools = (question: string) => ask(question).answers.map(({ tool }) => tool.id)

test('AN-02: two precise numbers are a place, or a difference', () => {
  expect(tools('39.8071 -77.2468')).toEqual(['calculator', 'unit-converter'])
  expect(tools('39.8071 - 77.2468')).toEqual(['calculator'])
  expect(['5 N 3 W', '91.5000, 12.3000', '1,234, 5,678'].flatMap(tools)).toEqual([])
})

test.each([
  ['calculater', 'calculator'],
  ['calcualtor', 'calculator'],
  ['pasword', 'password-generator'],
  ['convertor', 'unit-converter'],
  ['qrcode', 'qr-generator'],
  ['colour picer', 'color-picker'],
  ['currencyy', 'currency-converter'],
])('%s offers %s, and no answer', (question, tool) => {
  const { answers, found, problem } = ask(question)
  expect(answers).toEqual([])
  expect(found[0]?.tool.id).toBe(tool)
  expect(problem).toBeNull()
})

const found = (question: string) => ask(question).found.map(({ tool }) => tool.id)

test('a mistyped name offers nothing beside a name, an answer or a reason', () => {
  expect(found('clock')[0]).toBe('countdown-timer')
  expect(found('colos')[0]).toBe('color-picker')
  // One letter from the name `color`, and from `timer`.
  for (const question of ['corel', 'tmer', 'coral', 'sqrtt(', 'xyzzy'])
    expect(found(question)).toEqual([])
})

test('1010 in decimal is a number of base two, or one that is decimal already', () => {
  const rows = ask('1010 in decimal').answers.map(({ title, value }) => [title, value])
  expect(rows).toEqual([
    ['0b1010 =', '10'],
    ['1010 =', '1010'],
  ])
  expect(ask('102 in decimal').answers.map(({ value }) => value)).toEqual(['102'])
})

const rowsOf = (question: string) => ask(question).answers.map(({ title, value }) => [title, value])

test('AN-02: mw is of megawatts or of milliwatts, since of both one letter is a capital', () => {
  const readings = [
    ['5 megawatts =', '5.000000e+6'],
    ['5 milliwatts =', '0.005'],
  ]
  expect(rowsOf('5 mw in w')).toEqual(readings)
  expect(rowsOf('5 MW in W')).toEqual([['5 MW =', '5.000000e+6']])
  expect(rowsOf('5 mW in W')).toEqual([['5 mW =', '0.005']])
})

test('AN-02: mb/s is of megabits or of megabytes, unless the b is a capital or the m alone is one', () => {
  // 8 bits are a byte.
  expect(rowsOf('100 mb/s in mbps')).toEqual([
    ['100 megabits per second =', '100'],
    ['100 megabytes per second =', '800'],
  ])
  expect(ask('100 mbps in mb/s').answers.map(({ value }) => value)).toEqual(['100', '12.5'])
  expect(rowsOf('100 Mb/s in MB/s')).toEqual([['100 Mb/s =', '12.5']])
  expect(rowsOf('100 MB/s in Gb/s')).toEqual([['100 MB/s =', '0.8']])
})

test.each([
  ['FF in decimal', [['0xFF =', '255']]],
  ['deadbeef in decimal', [['0xdeadbeef =', '3735928559']]],
  ['1f to binary', [['0x1f =', '0b11111']]],
  ['cafe in octal', [['0xcafe =', '0o145376']]],
  ['ff in base 10', [['0xff =', '255']]],
  ['a in decimal', [['0xa =', '10']]],
  ['c0ffee in decimal', [['0xc0ffee =', '12648430']]],
  ['0b11 in decimal', [['0b11 =', '3']]],
  ['777 in octal', [['777 =', '0o1411']]],
  // With an exponent it is a number too.
  [
    '1e5 in decimal',
    [
      ['0x1e5 =', '485'],
      ['1e5 =', '100000'],
    ],
  ],
])(
  'digits with letters are of base sixteen where another base is asked for: %s',
  (question, rows) => {
    expect(rowsOf(question)).toEqual(rows)
    expect(QUESTIONS.get('calculator')?.mayAnswer(normalizeQuestion(question))).toBe(true)
  },
)

test('words that are no digits, and digits of base sixteen in that base, are not answered', () => {
  for (const question of ['fig in decimal', 'ff in hex', '-ff in decimal', '0x in decimal'])
    expect(rowsOf(question)).toEqual([])
})

test('a form of a color that only the page has opens the page', () => {
  const problem = 'Answered in hex, rgb or hsl: the color picker has more forms.'
  expect(ask('black to oklch')).toMatchObject({ answers: [], problem })
  expect(ask('#369 in lab').pageOnly).toMatchObject([{ opening: { fragment: '336699' } }])
})
