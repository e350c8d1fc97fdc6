import { expect, test } from 'vitest'
import { ZERO } from '../../../src/tools/calculator/domain/decimal'
import { parseKept, toKept } from '../../../src/tools/calculator/domain/kept'
import { after, lineOf } from '../../support/calculator-keys'

const readBack = (keys: string) =>
  parseKept(JSON.parse(JSON.stringify(toKept(after(keys)))))?.history ?? []

test('what was kept is read back, with all digits of its results', () => {
  const rows = readBack('1 ÷ 3 = 2 + 3 =')
  expect(rows.map(lineOf)).toEqual(['2 + 3 = 5', '1 ÷ 3 = 0.333333333333333'])
  expect(rows[1]?.result?.toString()).toBe(`0.${'3'.repeat(60)}`)
})

test('a result beyond the display is kept too', () => {
  const sum = { id: 2, expression: '5000!', shown: '4.2e+16325', result: null }
  const history = [sum, ...after('2 + 3 =').history]
  const rows =
    parseKept(JSON.parse(JSON.stringify(toKept({ history, memory: ZERO }))))?.history ?? []
  expect(rows.map((row) => [lineOf(row), row.result === null])).toEqual([
    ['5000! = 4.2e+16325', true],
    ['2 + 3 = 5', false],
  ])
})

test('an expression in two lines, as a link may carry one, is kept too', () => {
  const history = [{ id: 1, expression: '1\n+ 1', shown: '2', result: null }]
  expect(parseKept(toKept({ history, memory: ZERO }))?.history).toMatchObject([
    { expression: '1\n+ 1', shown: '2' },
  ])
})

test('the ids lie below those of a visit, and differ', () => {
  const ids = readBack('1 + 1 = 2 + 2 = 3 + 3 =').map(({ id }) => id)
  expect(ids).toEqual([-1, -2, -3])
})

test('no more than ten rows are read', () => {
  const row = ['1 + 1 = 2', '2']
  expect(parseKept({ history: Array.from({ length: 50 }, () => row) })?.history).toHaveLength(10)
})

test.each([null, 7, 'off', {}, []])('%j is no history', (value) => {
  expect(parseKept(value)).toBeNull()
})

test.each([
  [[]],
  [['1 + 1 = 2']],
  [['1 + 1 = 2', 2]],
  [['no equation', '2']],
  [['1 + 1 = 2', 'two']],
  [['1 ÷ 0 = NaN', 'NaN']],
  [['9 ^ 999 = 1e954', '1e954']],
])('a row that cannot be read is left out: %j', (row) => {
  expect(parseKept({ history: [row, ['1 + 1 = 2', '2']] })?.history.map(lineOf)).toEqual([
    '1 + 1 = 2',
  ])
})

test.each(['0.1 MS', '1 ÷ 3 = MS', '10 x^y 300 = MS', '5 ± MS'])(
  'the memory of %s is kept, to the last digit',
  (keys) => {
    const { memory } = after(keys)
    expect(parseKept(JSON.parse(JSON.stringify(toKept({ history: [], memory }))))?.memory).toEqual(
      memory,
    )
  },
)

test.each([undefined, 7, 'two', 'NaN', '1e999'])('a memory of %j is none', (memory) => {
  expect(parseKept({ history: [], memory })?.memory.isZero()).toBe(true)
})
