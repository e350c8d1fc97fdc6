import { expect, test } from 'vitest'
import { parseHistory, toKept } from '../../../src/tools/calculator/domain/kept'
import { after, lineOf } from '../../support/calculator-keys'

const readBack = (keys: string) =>
  parseHistory(JSON.parse(JSON.stringify(toKept(after(keys).history)))) ?? []

test('what was kept is read back, with all digits of its results', () => {
  const rows = readBack('1 ÷ 3 = 2 + 3 =')
  expect(rows.map(lineOf)).toEqual(['2 + 3 = 5', '1 ÷ 3 = 0.333333333333333'])
  expect(rows[1]?.result?.toString()).toBe(`0.${'3'.repeat(60)}`)
})

test('a result beyond the display is kept too', () => {
  const sum = { id: 2, expression: '5000!', shown: '4.2e+16325', result: null }
  const history = [sum, ...after('2 + 3 =').history]
  const rows = parseHistory(JSON.parse(JSON.stringify(toKept(history)))) ?? []
  expect(rows.map((row) => [lineOf(row), row.result === null])).toEqual([
    ['5000! = 4.2e+16325', true],
    ['2 + 3 = 5', false],
  ])
})

test('an expression in two lines, as a link may carry one, is kept too', () => {
  const history = [{ id: 1, expression: '1\n+ 1', shown: '2', result: null }]
  expect(parseHistory(toKept(history))).toMatchObject([{ expression: '1\n+ 1', shown: '2' }])
})

test('the ids lie below those of a visit, and differ', () => {
  const ids = readBack('1 + 1 = 2 + 2 = 3 + 3 =').map(({ id }) => id)
  expect(ids).toEqual([-1, -2, -3])
})

test('no more than ten rows are read', () => {
  const row = ['1 + 1 = 2', '2']
  expect(parseHistory(Array.from({ length: 50 }, () => row))).toHaveLength(10)
})

test.each([null, 7, 'off', {}])('%j is no history', (value) => {
  expect(parseHistory(value)).toBeNull()
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
  expect(parseHistory([row, ['1 + 1 = 2', '2']])?.map(lineOf)).toEqual(['1 + 1 = 2'])
})
