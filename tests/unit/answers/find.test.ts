import { expect, test } from 'vitest'
import { entriesOf, type Find } from '../../../src/answers/entry'
import { emphasized, find, nearest } from '../../../src/answers/find'
import { ENTRIES } from '../../../src/answers/entries'
import type { Row } from '../../../src/answers/row'
import { rowsOf } from '../../../src/answers/rows'
import { formQueriedBy } from '../../../src/tools/qr-generator/box/queried-form'
import { ask, QUESTIONS } from '../../support/answer-modules'

const named = ({ tool, extra }: Find) => (extra ? `${tool.id}/${extra.id}` : tool.id)

const rows = (question: string) => rowsOf(ask(question), question)

const target = ({ tool, extra }: Row) => (extra ? `${tool}/${extra.id}` : tool)

/** What visitors type, and what is meant: a tool, or one of its extras. */
const FOUND = `
diceware = password-generator/forms
pin and passphrase = password-generator/pin,forms
xkcd password = password-generator/forms
many passwords = password-generator/many
passwords as csv = password-generator/many
bulk passwords = password-generator/many
read password aloud = password-generator/handling
website password rules = password-generator/site-rules
randomness test = password-generator/self-test
wifi = qr-generator/contents
wi-fi = qr-generator/contents
wifi code = qr-generator/contents
vcard = qr-generator/contents
wifi code with logo = qr-generator/looks,contents
wifi qr with logo = qr-generator/looks,contents
qr code for wifi with my logo = qr-generator/looks,contents
vcard qr code with logo = qr-generator/looks,contents
svg qr with a logo = qr-generator/files,looks
contrast and oklch = color-picker/oklch,contrast
logo = qr-generator/looks
qr code with a logo = qr-generator/looks
svg = qr-generator/files
qr code as pdf = qr-generator/files
qr codes from csv = qr-generator/batch
code from a picture = qr-generator/read
scan qr code = qr-generator/read
scan qr code from image = qr-generator/read
read qr code in a photo = qr-generator/read
qr code with image in the middle = qr-generator/looks
qr code = qr-generator
several timers = countdown-timer/several
sevral timers = countdown-timer/several
multiple timers = countdown-timer/several
stopwatch = countdown-timer/more-controls
alarm sound = countdown-timer/more-controls
fullscreen timer = countdown-timer/views
timer = countdown-timer
contrast checker = color-picker/contrast
contrast = color-picker/contrast
contrast of two colors = color-picker/contrast
compare two colors = color-picker/contrast
wcag = color-picker/contrast
tailwind palette = color-picker/palettes
a palette for tailwind = color-picker/palettes
copy tailwind palette = color-picker/palettes
palette generator = color-picker
color palette = color-picker/palettes
analogous colors = color-picker
complementary color = color-picker
color scheme = color-picker
eyedropper = color-picker/picture
color from image = color-picker/picture
oklch = color-picker/oklch
color names = color-picker/formats
many currencies = currency-converter/many
several currencies = currency-converter/many
rate chart = currency-converter/past
historical rates = currency-converter/past
card fee = currency-converter/money
column of inches = unit-converter/column
all units = unit-converter/all-units
scientific notation = unit-converter/notation
order of operations = calculator/expression
calcualtor = calculator
tip = calculator
pasword = password-generator
passowrd generator = password-generator
qr code maker = qr-generator
bar code = qr-generator/read
unit convertor = unit-converter
cooking units = unit-converter
currancy converter = currency-converter
exchange rate history = currency-converter/past
stop watch = countdown-timer/more-controls
interval timer = countdown-timer
color wheel = color-picker
colour = color-picker
money = currency-converter
color blindness = color-picker/contrast
colorpicker = color-picker
unitconverter = unit-converter
qrcode generator = qr-generator
qrcodegenerator = qr-generator
passwordgenerator = password-generator
currencyconvertor = currency-converter
countdowntimer = countdown-timer
eggtimer = countdown-timer
wificode = qr-generator/contents
colorblind simulator = color-picker/palettes
print qr labels = qr-generator/batch
`

test.each(
  FOUND.trim()
    .split('\n')
    .map((line) => line.split(' = ')),
)('AN-30: %s finds %s first', (question = '', wanted) => {
  const [first] = rows(question)
  expect(first && target(first)).toBe(wanted)
  expect(first?.answer).toBeNull()
})

test.each([
  ['password', 'password-generator'],
  ['passphrase', 'password-generator/forms'],
  ['pass phrase', 'password-generator/forms'],
  ['pin code', 'password-generator/pin'],
  ['wifi qr code', 'qr-generator/contents'],
])('PW-85, QR-99: %s is answered, and %s stands behind it', (question, wanted) => {
  const [first, second] = rows(question)
  expect(first?.answer?.madeFrom).toBeDefined()
  expect(second && target(second)).toBe(wanted)
})

test.each([
  ['vcard qr code', 'contact'],
  ['wifi code with logo', 'wifi'],
  ['vcard qr code with logo', 'contact'],
])('QR-78: %s opens the extra with the form of %s', (question, kind) => {
  const [first] = rows(question)
  expect(formQueriedBy(first?.opening?.text ?? '')).toBe(kind)
  expect(first?.opening).toHaveProperty('fragment', expect.stringMatching(/contents$/))
})

test('a number is no name of a tool', () => {
  expect(rows('password 20')[0]?.answer?.opening).toEqual({ text: '20 characters' })
})

test('a unit alone is one of it, where it is nothing else', () => {
  // A pound is 0.45359237 kg, a mile 5280 ft of 0.3048 m. NIST SP 811, App. B.8.
  expect(ask('feet').answers[0]).toMatchObject({ value: '0.3048', unit: 'm' })
  expect(ask('miles').answers[0]).toMatchObject({ value: '1.609344', unit: 'km' })
  expect(ask('timer').answers).toEqual([])
  expect(ask('hello').answers).toEqual([])
})

test('all words have to be found, in the texts of an extra or the names of its tool', () => {
  const finds = find('qr logo', ENTRIES).map(named)
  expect(finds).toEqual(['qr-generator/looks'])
  expect(find('qr stopwatch', ENTRIES)).toEqual([])
})

test('the name of a tool alone finds none of its extras by that name', () => {
  expect(find('countdown', ENTRIES).map(named)).toEqual(['countdown-timer'])
})

test('AN-34: what an extra is called is no other name of its tool, or it would find the others too', () => {
  const both = ENTRIES.filter(({ tool, extra }) =>
    QUESTIONS.get(tool.id)?.aliases.some((alias) => extra?.keywords.includes(alias)),
  )
  expect(both.map(named)).toEqual([])
})

test('a count alone finds nothing', () => {
  expect(find('500', ENTRIES)).toEqual([])
})

test.each(['生成', 'パスワード'])(
  'AN-30: %s is found within words that are written without blanks',
  (question) => {
    const entries = entriesOf({
      tools: [...new Set(ENTRIES.map(({ tool }) => tool))],
      questions: new Map(),
      keywords: { 'password-generator': ['パスワード生成'], 'countdown-timer': ['タイマー'] },
      extras: new Map(),
    })
    expect(find(question, entries).map(named)).toEqual(['password-generator'])
  },
)

test('AN-30: what goes by enough of the words is near', () => {
  expect(nearest('brown contrst', ENTRIES).map(named)[0]).toBe('color-picker/contrast')
})

test.each([
  'xyzzy',
  'recipe for pancakes',
  'halve 1 3/4 cups',
  '$52,000 a year in dollars per hour',
  'area of a circle with radius 5',
  'lighten #336699 by 20%',
])('AN-30: nothing is near to %s', (question) => {
  expect(ask(question).nearest.map(named)).toEqual([])
})

const marked = (title: string, question: string) =>
  emphasized(title, question)
    .filter(({ isMatched }) => isMatched)
    .map(({ text }) => text)

test('the words that were typed are marked in a title', () => {
  expect(marked('Wi-Fi, contact, event and more', 'wifi code')).toEqual(['Wi-Fi'])
  expect(marked('Several timers', 'sevral timer')).toEqual(['Several', 'timers'])
  const title = 'Logo, dots, colors, frame'
  expect(
    emphasized(title, 'dots')
      .map(({ text }) => text)
      .join(''),
  ).toBe(title)
})

test('QR-59: coordinates open the form of a place, filled in', () => {
  const { found } = ask(`39°48'25.8"N 77°14'48.5"W`)
  expect(found.map(named)).toEqual(['qr-generator/contents'])
  expect(found[0]?.text).toBe('geo:39.8071666667,-77.2468055556')
})
