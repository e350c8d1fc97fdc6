import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { err } from '#lib/result'
import type { ColumnSettings } from '../../../../../src/tools/unit-converter/extras/column/domain'
import { columnState } from '../../../../../src/tools/unit-converter/extras/column/state'
import type { Browser } from '../../../../../src/tools/unit-converter/extras/column/effects'
import { columnWork } from '../../../../../src/tools/unit-converter/extras/column/worker'
import { readTextFile } from '../../../../../src/platform/read-text-file'
import { deferred } from '../../../../support/deferred'

const INCHES: ColumnSettings = {
  categoryId: 'length',
  fromKey: 'in',
  toKey: 'cm',
  form: { notation: 'auto', digits: null },
  locale: 'en',
}

const TABLE = ['Part\tSize\tCount', 'A\t1\t3', 'B\t"1/2"\t4']
function setup(own: Partial<Browser> = {}) {
  const copyText = vi.fn(async (_text: string) => true)
  const download = vi.fn((_texts: readonly BlobPart[], _type: string, _name: string) => true)
  const convert = vi.fn<Browser['convertLines']>(columnWork.convertLines)
  const { readTable } = columnWork
  const store = createStore(
    columnState({
      convertLines: convert,
      readTable,
      readTextFile,
      copied: (text) => text,
      copyText,
      download,
      ...own,
    }),
  )
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

test('UN-92: where several columns have numbers one is to be chosen', async () => {
  const { state } = setup()
  const text = TABLE.join('\n')
  await state().start(text, INCHES)
  expect(state()).toMatchObject({ refusal: { code: 'columns' }, cells: [1, 2], made: [] })
  state().chooseCell(2)
  await state().start(text, INCHES)
  expect(state().made.map(({ result }) => result)).toEqual(['', '7.62', '10.16'])
  state().edit('1')
  expect(state()).toMatchObject({ cells: [], cell: null })
})

test('SH-19: each line is copied and saved as figures are copied elsewhere', async () => {
  const { state, copyText, download } = setup({ copied: (text) => text.replace('.', ',') })
  await state().start('1\n-\n2', INCHES)
  await state().copyAll()
  expect(copyText).toHaveBeenCalledWith('2,54\n\n5,08')
  state().save()
  expect(download.mock.calls[0]?.[0]).toEqual(['2,54\n\n5,08\n'])
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

test('UN-97: a file gives its lines, and what is no text is refused', async () => {
  const { state } = setup()
  expect(await state().open(new Blob(['part;size\nA;1,5\n']))).toBe('part\tsize\nA\t1,5')
  expect(await state().open(new Blob([new Uint8Array([1, 0, 2])]))).toBeNull()
  expect(state().refusal).toEqual({ code: 'unreadable' })
  expect(await state().open(new Blob([numbers(10_001)]))).toBeNull()
  expect(state().refusal).toEqual({ code: 'too-many', lines: 10_001 })
})

test('UN-97: of two files the one that was opened last counts', async () => {
  const gate = deferred()
  const { state } = setup({
    async readTextFile(file) {
      if (file.size > 1) await gate.promise
      return readTextFile(file)
    },
  })
  const first = state().open(new Blob(['12']))
  expect(await state().open(new Blob(['3']))).toBe('3')
  gate.resolve()
  expect(await first).toBeNull()
})
