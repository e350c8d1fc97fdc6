import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeQuestion } from '../../../src/lib/question/normalize-question'
import { ALL_CATEGORIES } from '../../../src/tools/unit-converter/domain/more-units'
import { allUnits } from '../../../src/tools/unit-converter/domain/unit'
import { ANSWERS } from '../../../src/answers/questions'
import { ask, NOON, QUESTIONS } from '../../support/answer-modules'

const rows = (question: string) =>
  ask(question).answers.map(({ tool, value, unit }) => [tool.id, value, unit])

const first = (question: string) => ask(question).answers[0]

const titles = (question: string) =>
  ask(question).answers.map(({ title, unit }) => `${title} ${unit}`)

describe('several readings', () => {
  test('AN-02: 10 m is a timer of ten minutes and a length', () => {
    expect(rows('10 m')).toEqual([
      ['countdown-timer', '00:10:00', undefined],
      ['unit-converter', '32.8083989501', 'ft'],
    ])
  })

  test('10 min is a timer and a length of time', () => {
    expect(rows('10 min').map(([tool]) => tool)).toEqual(['countdown-timer', 'unit-converter'])
  })

  test('100 pounds are a weight and money', () => {
    expect(rows('100 pounds').map(([tool]) => tool)).toEqual([
      'unit-converter',
      'currency-converter',
    ])
  })

  test('255 hex is in that base or from it', () => {
    expect(titles('255 hex')).toEqual(['255 = undefined', '0x255 = undefined'])
    expect(rows('1010 binary').map(([, value]) => value)).toEqual(['0b1111110010', '10'])
    expect(rows('binary 12').map(([, value]) => value)).toEqual(['0b1100'])
    const tools = ['dec 25', 'oct 31', '31 oct'].flatMap(rows).map(([tool]) => tool)
    expect(new Set(tools)).toEqual(new Set(['countdown-timer']))
  })

  test('$5 cad is Canadian money, or dollars in it', () => {
    expect(titles('$5 cad')).toEqual(['5 CAD = USD', '5 USD = CAD'])
    expect(titles('5$ cad in eur')).toEqual(['5 CAD = EUR'])
    expect(titles('$5 jmd')).toEqual(['5 JMD = USD', '5 USD = JMD'])
    expect(titles('$100 usd')).toEqual(['100 USD = EUR'])
    expect(titles('$5 to cad')).toEqual(['5 USD = CAD'])
    expect(titles('$5 eur')).toEqual(['5 USD = EUR'])
  })

  test.each([
    ['timer 10 min', 'countdown-timer'],
    ['10 m in ft', 'unit-converter'],
    ['5 cup', 'unit-converter'],
    ['5 m2', 'unit-converter'],
    ['1.5 m3', 'unit-converter'],
    ['1,000 s', 'unit-converter'],
    ['100 pounds in euro', 'currency-converter'],
  ])('%s is one thing', (question, tool) => {
    expect([...new Set(rows(question).map(([id]) => id))]).toEqual([tool])
  })
})

describe('AN-03: nothing is guessed silently', () => {
  test.each([
    ['1,234 * 2', 'en', '2468', 'Read as 1234'],
    ['1,234 * 2', 'de', '2.468', 'Read as 1.234'],
    ['1,234 m in km', 'en', '1.234', 'Read as 1234'],
    ['1,234 m in km', 'de', '0.001234', 'Read as 1.234'],
    ['1,234 usd in eur', 'en', '1086.1987', 'Read as 1234'],
    ['1,234', 'en', '1234', 'Read as 1234'],
    ['1,234', 'de', '1.234', 'Read as 1.234'],
  ])('%s in %s is %s: %s', (question, locale, value, note) => {
    const answer = ask(question, { locale }).answers[0]
    expect(answer?.value).toBe(value)
    expect(answer?.notes).toContain(note)
  })

  test.each([
    ['timer 10', 'Read as 10 minutes'],
    ['5 nmi in m', 'Nautical Miles to meters'],
    ['2000 calories in kJ', 'Calories of food'],
    ['1 pint in ml', 'Pints (US) to milliliters'],
    ['sin 30', 'Angles in degrees'],
    ['sqrt(2', 'Read as sqrt(2)'],
    ['log(8,2)', 'Read as 8.2'],
    ['0.00001 km in mi', '0.00000621371192237334'],
    ['-300 C in F', 'Below absolute zero'],
    ['-0.1 K in C', 'Below absolute zero'],
    ['rgb(255 0 0 / 50%)', '50% opaque: the transparency is left out'],
    ['oklch(70% .4 150)', 'Outside sRGB: the nearest color that screens of sRGB show'],
  ])('%s: %s', (question, note) => {
    expect(first(question)?.notes).toContain(note)
  })
})

test.each([
  '5',
  '00',
  'e',
  '',
  'bed',
  '123',
  '1999',
  'qr code',
  'QR-code',
  'qr  code for',
  'qr of',
])('%j is no question', (question) => {
  expect(ask(question).answers).toEqual([])
})

test('the lowest temperature, and less than nothing of another kind, are not below absolute zero', () => {
  for (const question of ['-273.15 C in F', '-459.67 F in C', '0 K in C', '-300 kg in lb']) {
    expect(first(question)?.notes).not.toContain('Below absolute zero')
  }
})

test('currencies wait for the saved rates, and say when they do not come', () => {
  const source = { kept: null, shipped: null } as const
  const problem = (state: 'none' | 'failed') =>
    ask('100 usd to eur', { source: { ...source, state } }).problem
  expect(problem('none')).toBe('The saved rates are being loaded.')
  expect(problem('failed')).toBe('The saved rates could not be loaded.')
})

const withKept = (date: string) => {
  const kept = { date, base: 'usd', rates: { eur: 0.5 } }
  return ask('100 usd to eur', { source: { ...NOON.source, kept } }).answers[0]?.value
}

test('AN-07: of kept and shipped rates the newer count', () => {
  expect(withKept('2026-09-30')).toBe('50.0000')
  expect(withKept('2026-09-28')).toBe('88.0226')
})

test.each([
  ['1.234,56', '1234.56'],
  ['1e3', '1000'],
  ['0.', '0'],
  ['12,34,567', '1234567'],
  ['5 kg in', '11.0231131092'],
  ['5 kg to', '11.0231131092'],
  ['100 usd to', '88.0226'],
  ['100usd=eur', '88.0226'],
  ['5kg=lb', '11.0231131092'],
  ['2 uk gallons in l', '9.09218'],
  ['1 KBps in kbps', '8'],
  ['8 kbps in KBps', '1'],
  ['5 gib in GB', '5.36870912'],
  ['-½ cup in ml', '-118'],
  ['- 1 1/2 cups in ml', '-355'],
  ['qr: code', 'code'],
  ['2–3', '-1'],
  ['5 mpa in psi', '725.188688651'],
  ['5 MM in cm', '0.5'],
  // By the rates of RON, ZMW, VES and NLG: currencies that are no more have the same names.
  ['100 romanian leu in usd', '21.5236'],
  ['100 zambian kwacha in usd', '5.0969'],
  ['1000 venezuelan bolívar in usd', '1.1671'],
  ['100 dutch guilders in usd', '51.5527'],
  ['1 imperial pint in ml', '568.26125'],
  // Invisible characters at its ends are dropped.
  ['\u200b2+3\ufeff', '5'],
  ['the graph in usd', '0.03024'],
  ['one in usd', '0.1388'],
])('%s is %s', (question, value) => {
  expect(first(question)?.value).toBe(value)
  const tool = first(question)?.tool.id ?? ''
  expect(QUESTIONS.get(tool)?.mayAnswer(normalizeQuestion(question))).toBe(true)
})

const isFound = (name: string, text: string) =>
  ask(`5 ${text}`).answers.some(({ notes: [note] }) => `${note} to `.startsWith(`${name} to `))

test('every unit is found by the name and the symbol that are shown', () => {
  const unread = ALL_CATEGORIES.flatMap((category) =>
    allUnits(category).flatMap(({ name, symbol }) =>
      [name, symbol].filter((text) => !isFound(name, text)),
    ),
  )
  expect(unread).toEqual([])
})

describe('opening', () => {
  test.each([
    ['5 kg in lb', { fragment: '5kg=lb' }],
    [`5'7" in cm`, { fragment: '67in=cm' }],
    ['1h30', { fragment: '1h30m' }],
    ['steelblue', { fragment: '4682b4' }],
    ['18% of 240', { fragment: '18%25%20of%20240' }],
    ['qr https://example.com', { text: 'https://example.com' }],
    ['password 20', { text: '20 characters' }],
  ])('%s opens its tool by %j', (question, opening) => {
    expect(first(question)?.opening).toEqual(opening)
  })

  test('AN-05: QR texts and passwords never stand in an address', () => {
    for (const question of ['qr secret', 'qr code: secret', 'password 12', 'pw 12']) {
      expect(first(question)?.opening).not.toHaveProperty('fragment')
    }
  })
})

test.each([
  ['pw', 'password-generator'],
  ['stopwatch', 'countdown-timer'],
  ['wifi', 'qr-generator'],
  ['calc', 'calculator'],
  ['palette', 'color-picker'],
  ['Unit Converter', 'unit-converter'],
  ['pomodoro', 'countdown-timer'],
  ['crypto', 'currency-converter'],
  ['generate a password', 'password-generator'],
  ['open the timer', 'countdown-timer'],
])('%s finds %s first', (question, tool) => {
  expect(ask(question).found[0]?.tool.id).toBe(tool)
})

test('AN-01: every example has an answer of its own tool', () => {
  const examples = import.meta.glob<readonly string[]>('../../../src/tools/*/question.en.ts', {
    eager: true,
    import: 'EXAMPLES',
  })
  for (const [path, questions] of Object.entries(examples)) {
    for (const question of questions) expect(path).toContain(`/${first(question)?.tool.id}/`)
  }
})

test('AN-06: no text makes a tool throw', () => {
  const parts = fc.constantFrom(
    ...'0123456789.,+-*/^%!()#\'"$€½=: '.split(''),
    ...'kg lb ft in to usd eur timer at rgb( oklch('.split(' '),
    'qr ',
    'pw ',
  )
  const text = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.array(parts).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(text, (question) => {
      for (const { answer } of ANSWERS.values()) answer(question, NOON)
      ask(question)
    }),
    { numRuns: 500, examples: [['pm'], ['aed'], ['evening']] },
  )
})
