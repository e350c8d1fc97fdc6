import { expect, test } from 'vitest'
import { askedIn } from '../../../src/app/answers/asked-in'
import { ask, QUESTIONS } from '../../support/answer-modules'

const FLUID = 'Read as US fluid ounces'
const CLOCKS = 'Hours and minutes, or minutes and seconds'

/** Fractions of the definitions (a US fluid ounce is a 128th of 231 cubic inches), and of the rates of 2026-09-29. */
test.each([
  ['12 oz in ml', '354.88235475', FLUID],
  ['8 oz to cups', '1', FLUID],
  ['500 ml to ounces', '16.9070113509', FLUID],
  ['1 gallon in oz', '128', FLUID],
  ['oz to ml', '29.5735295625', FLUID],
  ['half a million', '500000'],
  ['three quarters of a million', '750000'],
  ['2½ billion', '2500000000'],
  ['half a million usd in eur', '440112.9400'],
  ['86.40 plus 18% tip', '101.952'],
  ['$45 with a 20% tip', '54'],
  ['100 + 19% VAT', '119'],
  ['18% tip on 86.40', '15.552'],
  ['EURUSD', '1.1361'],
  ['usdjpy', '157.4773'],
  ['1:30 * 2', '3:00', CLOCKS],
  ['2 x 1:30', '3:00', CLOCKS],
  ['3:00 / 4', '0:45', CLOCKS],
  ['0:50:30 times 2', '1:41:00'],
  ['30 degrees in fahrenheit', '86', 'Read as degrees Celsius'],
  ['100° to C', '37.7777777778', 'Read as degrees Fahrenheit'],
  ['1/(1/4.7k + 1/2.2k)', '1498.55072463768'],
  ['15 of 60 in percent', '25'],
  ['percent change 200 to 230', '15'],
  ['80 with 30% off', '56'],
  ['percentage decrease from 60 to 45', '25'],
  ['80 with 30% discount', '56'],
  ['negative 40 f in c', '-40'],
  ['negative forty f', '-40'],
  ['5 times negative 3', '-15'],
  ['cups in half a gallon', '8'],
  ['cups in a third of a gallon', '5.3333333333'],
  ['tablespoons in two thirds of a cup', '10.6666666667'],
  ['8.25% tax on 54.20', '4.4715'],
  ['tip 20% of 54', '10.8'],
  ['80 at 30% off', '56'],
  ['100 and 19% tax', '119'],
  ['19% VAT on 200', '38'],
  ['3:00 divided by 4', '0:45', CLOCKS],
  ['$120 split by 4', '30'],
  ['86.40 plus 18% tip split by 4', '25.488'],
  ['100+20 split between 4', '30'],
  ['euro to dollar rate', '1.1361'],
  ['exchange rate usd eur', '0.8802'],
  ['100 rubel in euro', '1.0416'],
  ['1 hundred rubel in euro', '1.0416'],
  ['100 rs', '1.0407'],
  ['rs100', '1.0407'],
  ['Rs.100 in usd', '1.0407'],
  ['100 tl', '2.0410'],
  ['rm100 in usd', ask('100 myr in usd').answers[0]?.value],
  ['100 zl in usd', '25.9787'],
  ['at 17h30', '05:30:00'],
  // Seven and a half hours, or a time of day: what an alarm is for is the second.
  ['alarm 7h30', '19:30:00'],
  ['ff6600', '#ff6600'],
  ['e91e63 to rgb', 'rgb(233, 30, 99)'],
])('%s is %s', (question, value, ...notes) => {
  const [first] = ask(question).answers
  expect(first?.value).toBe(value)
  expect(first?.notes).toEqual(expect.arrayContaining(notes))
  expect(QUESTIONS.get(first?.tool.id ?? '')?.mayAsk(askedIn(question))).toBe(true)
})

const ONE_OF_SEVERAL = 'Several currencies have this name: write the country too, or the code.'
const CENTS = 'Several currencies have these: write them as a part of one, 0.50 usd.'
const HALF = 'Half past to some, half an hour before to others: write 17:30 or 5:30 pm.'

test.each([
  ['50 cents in yen', CENTS, 'currency-converter'],
  ['50 pennies', CENTS, 'currency-converter'],
  ['500 kr', ONE_OF_SEVERAL, 'currency-converter'],
  ['half seven', HALF, 'countdown-timer'],
  ['alarm at half 7', HALF, 'countdown-timer'],
  ['1:31 / 2', "':' does not fit here.", 'calculator'],
  ['5 cl in ml', 'The converter has no cl: write ml.', 'unit-converter'],
  ['5 centilitres in ml', 'The converter has no centilitres: write ml.', 'unit-converter'],
  ['2 cups in dl', 'The converter has no dl: write ml.', 'unit-converter'],
  ['5 MJ in kWh', 'The converter has no MJ: write kJ.', 'unit-converter'],
  ['1/2 million', 'Brackets are missing: this can be read in two ways.', 'calculator'],
  ['timer 10 minuten', 'Write a length as 10 min or 1h30.', 'countdown-timer'],
  ['5 minutes break timer', 'Write a length as 10 min or 1h30.', 'countdown-timer'],
  ['timer 100000 s', 'A timer runs for 1 second to 23:59:59.', 'countdown-timer'],
  ['30 degrees in kelvin', 'Degrees and kelvin are different kinds of units.', 'unit-converter'],
  ['facade', 'Not understood. Try one of these:', 'color-picker'],
  ['5 degree F', 'Degrees and Fahrenheit are different kinds of units.', 'unit-converter'],
  ['30° celsius', 'Degrees and Celsius are different kinds of units.', 'unit-converter'],
  // Of the first, or of the sum?
  ['15% tax on 100 + 20', 'Not understood. Try one of these:', 'calculator'],
  ['tip 20% of 50 plus 4', 'Not understood. Try one of these:', 'calculator'],
  // Weighed, or measured?
  ['8 oz in fl oz', 'Ounces and fluid ounces (US) are different kinds of units.', 'unit-converter'],
  ['1 lb 4 oz in ml', 'Not understood. Try one of these:', 'unit-converter'],
])('%s is refused: %s', (question, problem, tool) => {
  expect(ask(question)).toMatchObject({ answers: [], problem })
  expect(QUESTIONS.get(tool)?.mayAsk(askedIn(question))).toBe(true)
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
  const { answers, tools, problem } = ask(question)
  expect(answers).toEqual([])
  expect(tools[0]?.id).toBe(tool)
  expect(problem).toBeNull()
})

const found = (question: string) => ask(question).tools.map(({ id }) => id)

test('a mistyped name offers nothing beside a name, an answer or a reason', () => {
  expect(found('clock')).toEqual(['countdown-timer'])
  expect(found('colos')).toEqual(['color-picker'])
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
    expect(QUESTIONS.get('calculator')?.mayAsk(askedIn(question))).toBe(true)
  },
)

test('words that are no digits, and digits of base sixteen in that base, are not answered', () => {
  for (const question of ['fig in decimal', 'ff in hex', '-ff in decimal', '0x in decimal'])
    expect(rowsOf(question)).toEqual([])
})

test('a form of a color that only the page has opens the page', () => {
  const problem = 'Answered in hex, rgb or hsl: the color picker has more forms.'
  expect(ask('black to oklch')).toMatchObject({ answers: [], problem })
  expect(ask('#369 in lab').beyond).toMatchObject([{ opening: { fragment: '336699' } }])
})
