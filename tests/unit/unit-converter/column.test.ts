import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { err } from '../../../src/lib/result'
import {
  columnApi,
  convertLines,
  type ColumnSettings,
} from '../../../src/tools/unit-converter/domain/column'
import {
  columnState,
  countResults,
  linesOf,
  type ColumnDeps,
} from '../../../src/tools/unit-converter/store-column'
import { deferred } from '../../support/deferred'

const INCHES: ColumnSettings = {
  categoryId: 'length',
  fromKey: 'in',
  toKey: 'cm',
  form: { notation: 'auto', digits: null },
  locale: 'en',
}

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
  expect(convertLines(lines, 1, INCHES)).toEqual({
    text: '2.54\n1.27\n170.18\n200\n7.62\n3135.63\n-2.54',
    bad: [],
    tooCold: [],
    ambiguous: [],
  })
})

test('bad lines are listed with number and reason, and are empty in the column, as empty ones are', () => {
  const lines = ['1', 'abc', '', '5 foo', '5 kg', '1e999', '2 in to mm', '3']
  expect(convertLines(lines, 401, INCHES)).toEqual({
    text: '2.54\n\n\n\n\n\n\n7.62',
    bad: [
      { number: 402, text: 'abc', fault: 'not-a-number' },
      { number: 404, text: '5 foo', fault: 'with-unit' },
      { number: 405, text: '5 kg', fault: 'other-category' },
      { number: 406, text: '1e999', fault: 'too-large' },
      { number: 407, text: '2 in to mm', fault: 'other-target' },
    ],
    tooCold: [],
    ambiguous: [],
  })
})

test('results have the chosen form, and a category that needs it takes nothing below 0', () => {
  const form = { notation: 'scientific', digits: 3 } as const
  expect(convertLines(['1'], 1, { ...INCHES, form }).text).toBe('2.54e+0')
  const fuel = { ...INCHES, categoryId: 'fuel-economy', fromKey: 'mpg', toKey: 'lhkm' } as const
  expect(convertLines(['0'], 1, fuel).bad).toEqual([
    { number: 1, text: '0', fault: 'not-positive' },
  ])
})

test.each([
  ['en', '3134.36\n3.175\n123400\n', '1234'],
  ['de', '3.13436\n3.175\n123.4\n', '1.234'],
])('in %s lines whose comma could be either are listed with how it is read', (locale, ...found) => {
  const { text, ambiguous } = convertLines(['1,234', '1,25', '1,234 m', 'a 1,234'], 7, {
    ...INCHES,
    locale,
  })
  const [results, readAs] = found
  expect(text).toBe(results)
  expect(ambiguous).toEqual([
    { number: 7, readAs },
    { number: 9, readAs },
  ])
})

test('a comma that could be either is listed in any part of a line, and where it is a wide one', () => {
  const lines = [
    '5 ft 1,234 in',
    '１，２３４',
    '0,125 ft 1,234 in',
    '0,125 ft',
    '1,2345',
    '12,345.5',
  ]
  expect(convertLines(lines, 1, INCHES)).toMatchObject({
    bad: [],
    ambiguous: [1, 2, 3].map((number) => ({ number, readAs: '1234' })),
  })
})

test('lines below absolute zero are converted and listed, in each batch', async () => {
  const { state } = setup()
  const lines = Array.from({ length: 201 }, () => '20')
  lines.splice(1, 3, '-273.15', '-273.16', '-1 K')
  lines[200] = '-500 F'
  const settings = { ...INCHES, categoryId: 'temperature', fromKey: 'C', toKey: 'K' } as const
  await state().start(lines.join('\n'), settings)
  expect(state()).toMatchObject({
    phase: 'done',
    made: [
      { bad: [], tooCold: [3, 4] },
      { bad: [], tooCold: [201] },
    ],
  })
  expect(state().made[0]?.text.split('\n').slice(0, 4)).toEqual(['293.15', '0', '-0.01', '-1'])
})

function setup(own: Partial<ColumnDeps> = {}) {
  const copyText = vi.fn(async (_text: string) => true)
  const download = vi.fn((_texts: readonly BlobPart[], _type: string, _name: string) => true)
  const convert = vi.fn<ColumnDeps['convertLines']>(columnApi.convertLines)
  const store = createStore(columnState({ convertLines: convert, copyText, download, ...own }))
  return { state: () => store.getState(), copyText, download, convert }
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at)).join('\n')

test('10,000 lines are converted in batches, copied and saved in their order', async () => {
  const { state, copyText, download, convert } = setup()
  await state().start(`${numbers(9999)}\nten`, INCHES)
  expect(state()).toMatchObject({ phase: 'done', done: 10_000, wanted: 10_000 })
  expect(convert.mock.calls.every(([lines]) => lines.length === 200)).toBe(true)
  expect(state().made.flatMap(({ bad }) => bad)).toEqual([
    { number: 10_000, text: 'ten', fault: 'not-a-number' },
  ])
  await state().copyAll()
  const copied = copyText.mock.calls[0]?.[0].split('\n') ?? []
  expect(copied).toHaveLength(10_000)
  expect([copied[1], copied[9998], copied[9999]]).toEqual(['2.54', '25394.92', ''])
  state().save()
  const [parts = []] = download.mock.calls[0] ?? []
  expect(await new Blob([...parts]).text()).toBe(`${copied.join('\n')}\n`)
})

test('an empty line among the others is no converted one', async () => {
  const { state } = setup()
  await state().start('1\n\nten\n 0 \n \n', INCHES)
  expect(state()).toMatchObject({ phase: 'done', wanted: 5 })
  expect(countResults(state().made)).toBe(2)
})

test('a file that could not be saved is said, until one is', async () => {
  const { state, download } = setup()
  await state().start('1', INCHES)
  download.mockReturnValue(false)
  state().save()
  state().save()
  expect(state().failedSaves).toBe(2)
  download.mockReturnValue(true)
  state().save()
  expect(state().failedSaves).toBe(0)
})

test('Cancel ends a run at once, and what comes later is dropped', async () => {
  const gate = deferred()
  const { state } = setup({
    async convertLines(...args) {
      await gate.promise
      return columnApi.convertLines(...args)
    },
  })
  const run = state().start(numbers(1000), INCHES)
  expect(state().phase).toBe('running')
  state().cancel()
  gate.resolve()
  await run
  expect(state()).toMatchObject({ phase: 'cancelled', done: 0, made: [] })
})

test.each([
  ['', { code: 'empty' }],
  [' \n ', { code: 'empty' }],
  [numbers(10_001), { code: 'too-many', lines: 10_001 }],
])('%.5j gives nothing to convert: %j', async (text, refusal) => {
  const { state, convert } = setup()
  await state().start(text, INCHES)
  expect(state()).toMatchObject({ refusal, made: [] })
  expect(convert).not.toHaveBeenCalled()
})

test('where the worker ends the run fails', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { state } = setup({
    convertLines: async () => err({ code: 'worker-failed', reason: 'crash' }),
  })
  await state().start('1', INCHES)
  expect(state()).toMatchObject({ phase: 'failed', made: [] })
  expect(errors).toHaveBeenCalledWith('Column of units', 'crash')
})
