import { expect, test } from 'vitest'
import {
  convertLines,
  linesOf,
  numberCells,
  planOf,
  readTable,
  type ColumnSettings,
} from '../../../../../src/tools/unit-converter/extras/column/domain'

const INCHES: ColumnSettings = {
  categoryId: 'length',
  fromKey: 'in',
  toKey: 'cm',
  form: { notation: 'auto', digits: null },
  locale: 'en',
}

const converted = (lines: readonly string[], settings = INCHES, cell = 0) =>
  convertLines(lines, planOf(lines, cell), settings)

test.each([
  ['a', ['a']],
  ['1\n2\n', ['1', '2']],
  ['1\r\n2', ['1', '2']],
  ['1\n\n3\n\n', ['1', '', '3', '']],
])('the lines of %j are %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines)
})

test('each line has its result: numbers, fractions, with a unit of their own', () => {
  const lines = ['1', ' 1/2 ', `5'7"`, '2 m', '3 in to cm', '1,234.5', '-1']
  const results = ['2.54', '1.27', '170.18', '200', '7.62', '3135.63', '-2.54']
  expect(converted(lines)).toEqual(
    results.map((result) => ({ result, isTooCold: false, readAs: undefined })),
  )
})

test('UN-79: bad lines have a reason and no result, empty ones have neither', () => {
  const lines = [' abc', '', '5 foo', '5 kg', '1e999', '2 in to mm']
  expect(converted(lines)).toEqual([
    { result: '', bad: { text: 'abc', fault: { code: 'not-a-number' } } },
    { result: '' },
    { result: '', bad: { text: '5 foo', fault: { code: 'with-unit', name: 'foo' } } },
    { result: '', bad: { text: '5 kg', fault: { code: 'other-category' } } },
    { result: '', bad: { text: '1e999', fault: { code: 'too-large' } } },
    { result: '', bad: { text: '2 in to mm', fault: { code: 'other-target' } } },
  ])
})

test('results have the chosen form, and a category that needs it takes nothing below 0', () => {
  const form = { notation: 'scientific', digits: 3 } as const
  expect(converted(['1'], { ...INCHES, form })[0]?.result).toBe('2.54e+0')
  const fuel = { ...INCHES, categoryId: 'fuel-economy', fromKey: 'mpg', toKey: 'lhkm' } as const
  expect(converted(['0'], fuel)[0]?.bad?.fault).toEqual({ code: 'not-positive' })
})

test.each([
  ['en', ['3134.36', '2.54', '123400', ''], '1234'],
  ['de', ['3.13436', '2.54', '123.4', ''], '1.234'],
])('in %s a line whose comma could be either has how it is read', (locale, results, readAs) => {
  const lines = converted(['1,234', '1', '1,234 m', 'a 1,234'], { ...INCHES, locale })
  expect(lines.map(({ result }) => result)).toEqual(results)
  expect(lines.map((line) => line.readAs)).toEqual([readAs, undefined, readAs, undefined])
})

test.each([
  // A comma before other than three digits is a decimal one.
  [['3,5', '1,102'], 'en', ['8.89', '2.79908'], '1.102'],
  [['0,5', '1,102'], 'en', ['1.27', '2.79908'], '1.102'],
  [['1.234,5', '1,102'], 'en', ['3135.63', '2.79908'], '1.102'],
  // Where points part groups, they do so before three digits too, as in a sum.
  [['1.234,5', '1.102'], 'en', ['3135.63', '2799.08'], undefined],
  [['1.234.567', '1.102 in'], 'en', ['3135800.18', '2799.08'], undefined],
  [['1.234,5', '0.102', '1.102'], 'en', ['3135.63', '0.25908', '2.79908'], '1.102'],
  [['1.234,5', '2.75', '1.102'], 'en', ['3135.63', '6.985', '2.79908'], '1.102'],
  [['1.5', '1.102'], 'de', ['3.81', '2.79908'], '1.102'],
  // One before a point groups.
  [['1,234.5', '1,102'], 'de', ['3135.63', '2799.08'], '1102'],
  [['1,234,567', '1,102'], 'de', ['3135800.18', '2799.08'], '1102'],
  // Of both none decides.
  [['3,5', '1,234.5', '1,102'], 'en', ['8.89', '3135.63', '2799.08'], '1102'],
])('UN-89: in %j one line decides for the others: %s', (lines, locale, results, readAs) => {
  const made = converted(lines, { ...INCHES, locale })
  expect(made.map(({ result }) => result)).toEqual(results)
  expect(made.at(-1)?.readAs).toBe(readAs)
})

test.each([
  [`12'-3 1/2"`, '374.65'],
  [`12'-3-1/2"`, '374.65'],
  [`12'-3½"`, '374.65'],
  [`1' 2"`, '35.56'],
  [`6-1/2"`, '16.51'],
  ['6-½ in', '16.51'],
  [`-0'-4"`, '-10.16'],
  ['"12"', '30.48'],
  [`"12"""`, '30.48'],
  [`"5'7"""`, '170.18'],
  ['"1,234.5"', '3135.63'],
])('UN-90: %s as drawings and spreadsheets write it is %s cm', (line, result) => {
  expect(converted([line])[0]?.result).toBe(result)
})

test.each([
  ['-0°7′39″', 'angle', 'deg', 'arcsec', '-459'],
  ['1 ½ cups', 'volume', 'cup', 'ml', '354.88235475'],
  ['-0 lb 4 oz', 'weight', 'lb', 'g', '-113.3980925'],
  ['-0h 30min', 'time', 'h', 's', '-1800'],
])('%s of %s is %s', (line, categoryId, fromKey, toKey, result) => {
  expect(converted([line], { ...INCHES, categoryId, fromKey, toKey })[0]?.result).toBe(result)
})

test.each([
  '<0.05',
  '>5',
  '~5 m',
  '1.23 ± 0.04',
  'n.d.',
  '1-2',
  '1–2 m',
  '1-2 ft',
  `5'-6'`,
  '1 to 2 m',
  '5 m (about)',
  '12%',
  '1/2/24',
])('UN-91: %s is listed, and never cut to a number', (line) => {
  const [found] = converted([line])
  expect(found).toMatchObject({ result: '', bad: { text: line } })
})

test('no digit of a result is lost, but where digits are chosen', () => {
  const tons = { ...INCHES, categoryId: 'weight', fromKey: 'kg', toKey: 'g' }
  expect(converted(['12345678'], tons)[0]?.result).toBe('12345678000')
  const form = { notation: 'auto', digits: 3 } as const
  expect(converted(['12345678'], { ...tons, form })[0]?.result).toBe('1.23e+10')
})

const TABLE = ['Part\tSize\tCount', 'A\t1\t3', 'B\t"1/2"\t4']

test('UN-92: of several columns the one that has numbers is converted', () => {
  expect(numberCells(['Part\tSize', 'A\t1', 'B\t2 ft'])).toEqual([1])
  expect(numberCells(TABLE)).toEqual([1, 2])
  expect(converted(TABLE, INCHES, 1).map(({ result }) => result)).toEqual(['', '2.54', '1.27'])
})

test.each([
  ['part,size\nA,1\nB,"2, 3"\n', 'en', 'part\tsize\nA\t1\nB\t2, 3'],
  ['\uFEFFpart;size\r\nA;1,5\r\nB;2,5\r\n', 'de', 'part\tsize\nA\t1,5\nB\t2,5'],
  ['1\t2\n3\t4', 'en', '1\t2\n3\t4'],
  ['"two\nlines",5\n"one",6', 'en', 'two lines\t5\none\t6'],
  // One value a line, with the comma of its language; of another language it is two cells.
  ['1,5 kg\n\n2,25 kg\n', 'de', '1,5 kg\n\n2,25 kg\n'],
  ['1,5\n2,25', 'en', '1\t5\n2\t25'],
  ['1,234 m\n12,345.5 m', 'en', '1,234 m\n12,345.5 m'],
  // Inches are no quotes.
  [`5'7"\n6"\n"`, 'en', `5'7"\n6"\n"`],
])('UN-97: of the file %j in %s the lines are %j', (file, locale, lines) => {
  expect(readTable(file, locale, 10)).toEqual({ ok: true, value: lines })
})

test.each([
  ['5 ft 1,234 in', '1234'],
  ['１，２３４', '1234'],
  ['0,125 ft 1,234 in', '1.234'],
  ['0,125 ft', undefined],
  ['1,2345', undefined],
  ['12,345.5', undefined],
])('the comma of %s that could be either is read as %s', (line, readAs) => {
  const [found] = converted([line])
  expect(found).toMatchObject({ result: expect.stringMatching(/^\d/), readAs })
})

test('lines below absolute zero are converted and marked', () => {
  const settings = { ...INCHES, categoryId: 'temperature', fromKey: 'C', toKey: 'K' } as const
  const lines = converted(['20', '-273.15', '-273.16', '-1 K'], settings)
  expect(lines.map(({ result, isTooCold }) => [result, isTooCold])).toEqual([
    ['293.15', false],
    ['0', false],
    ['-0.01', true],
    ['-1', true],
  ])
})

test('a long row of zeros does not hold the page up', () => {
  // Trying each of them as the first digit would take 10 s.
  const startMs = performance.now()
  expect(planOf(['0'.repeat(100_000)], 0).comma).toBeNull()
  expect(performance.now() - startMs).toBeLessThan(5000)
})
