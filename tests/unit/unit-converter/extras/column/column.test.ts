import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { err } from '#lib/result'
import {
  convertLines,
  type ColumnSettings,
} from '../../../../../src/tools/unit-converter/extras/column/domain'
import { columnState, linesOf } from '../../../../../src/tools/unit-converter/extras/column/state'
import type { Browser } from '../../../../../src/tools/unit-converter/extras/column/effects'
import { columnWork } from '../../../../../src/tools/unit-converter/extras/column/worker'
import { deferred } from '../../../../support/deferred'

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
  const results = ['2.54', '1.27', '170.18', '200', '7.62', '3135.63', '-2.54']
  expect(convertLines(lines, INCHES)).toEqual(
    results.map((result) => ({ result, isTooCold: false, readAs: undefined })),
  )
})

test('UN-79: bad lines have a reason and no result, empty ones have neither', () => {
  const lines = [' abc', '', '5 foo', '5 kg', '1e999', '2 in to mm']
  expect(convertLines(lines, INCHES)).toEqual([
    { result: '', bad: { text: 'abc', fault: 'not-a-number' } },
    { result: '' },
    { result: '', bad: { text: '5 foo', fault: 'with-unit' } },
    { result: '', bad: { text: '5 kg', fault: 'other-category' } },
    { result: '', bad: { text: '1e999', fault: 'too-large' } },
    { result: '', bad: { text: '2 in to mm', fault: 'other-target' } },
  ])
})

test('results have the chosen form, and a category that needs it takes nothing below 0', () => {
  const form = { notation: 'scientific', digits: 3 } as const
  expect(convertLines(['1'], { ...INCHES, form })[0]?.result).toBe('2.54e+0')
  const fuel = { ...INCHES, categoryId: 'fuel-economy', fromKey: 'mpg', toKey: 'lhkm' } as const
  expect(convertLines(['0'], fuel)[0]?.bad?.fault).toBe('not-positive')
})

test.each([
  ['en', ['3134.36', '3.175', '123400', ''], '1234'],
  ['de', ['3.13436', '3.175', '123.4', ''], '1.234'],
])('in %s a line whose comma could be either has how it is read', (locale, results, readAs) => {
  const lines = convertLines(['1,234', '1,25', '1,234 m', 'a 1,234'], { ...INCHES, locale })
  expect(lines.map(({ result }) => result)).toEqual(results)
  expect(lines.map((line) => line.readAs)).toEqual([readAs, undefined, readAs, undefined])
})

test.each([
  ['5 ft 1,234 in', '1234'],
  ['１，２３４', '1234'],
  ['0,125 ft 1,234 in', '1234'],
  ['0,125 ft', undefined],
  ['1,2345', undefined],
  ['12,345.5', undefined],
])('the comma of %s that could be either is read as %s', (line, readAs) => {
  const [converted] = convertLines([line], INCHES)
  expect(converted).toMatchObject({ result: expect.stringMatching(/^\d/), readAs })
})

test('lines below absolute zero are converted and marked', () => {
  const settings = { ...INCHES, categoryId: 'temperature', fromKey: 'C', toKey: 'K' } as const
  const lines = convertLines(['20', '-273.15', '-273.16', '-1 K'], settings)
  expect(lines.map(({ result, isTooCold }) => [result, isTooCold])).toEqual([
    ['293.15', false],
    ['0', false],
    ['-0.01', true],
    ['-1', true],
  ])
})

function setup(own: Partial<Browser> = {}) {
  const copyText = vi.fn(async (_text: string) => true)
  const download = vi.fn((_texts: readonly BlobPart[], _type: string, _name: string) => true)
  const convert = vi.fn<Browser['convertLines']>(columnWork.convertLines)
  const store = createStore(columnState({ convertLines: convert, copyText, download, ...own }))
  return { state: () => store.getState(), copyText, download, convert }
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at)).join('\n')

test('UN-78: 10,000 lines are converted in batches, copied and saved in their order', async () => {
  const { state, copyText, download, convert } = setup()
  await state().start(`${numbers(9999)}\nten`, INCHES)
  expect(state()).toMatchObject({ phase: 'done', done: 10_000, wanted: 10_000 })
  expect(convert.mock.calls.every(([lines]) => lines.length === 200)).toBe(true)
  expect(state().made.findIndex(({ bad }) => bad)).toBe(9999)
  await state().copyAll()
  const copied = copyText.mock.calls[0]?.[0].split('\n') ?? []
  expect(copied).toHaveLength(10_000)
  expect([copied[1], copied[9998], copied[9999]]).toEqual(['2.54', '25394.92', ''])
  state().save()
  const [parts = []] = download.mock.calls[0] ?? []
  expect(await new Blob([...parts]).text()).toBe(`${copied.join('\n')}\n`)
})

test('values that are edited stay for a later visit of the page, their results do not', async () => {
  const { state } = setup()
  state().edit('1')
  await state().start('1', INCHES)
  state().cancel()
  expect(state().text).toBe('1')
  await state().start('1', INCHES)
  state().edit('12')
  expect(state()).toMatchObject({ text: '12', phase: 'cancelled', made: [] })
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

test('UN-80: Cancel ends a run at once, and what comes later is dropped', async () => {
  const gate = deferred()
  const { state } = setup({
    async convertLines(...args) {
      await gate.promise
      return columnWork.convertLines(...args)
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

test('what was refused, or not saved, is forgotten with the next edit, which cancels', async () => {
  const { state } = setup({ download: () => false })
  await state().start('', INCHES)
  state().cancel()
  expect(state().refusal).toBeNull()
  await state().start('1', INCHES)
  state().save()
  state().cancel()
  expect(state().failedSaves).toBe(0)
})

test('where the worker ends the run fails', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { state } = setup({
    convertLines: async () => err({ code: 'worker-failed', reason: 'crash' }),
  })
  await state().start('1', INCHES)
  expect(state()).toMatchObject({ phase: 'failed', made: [] })
  expect(errors).toHaveBeenCalledWith('Column', 'crash')
})
