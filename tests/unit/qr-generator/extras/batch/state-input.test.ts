import { expect, test, vi } from 'vitest'
import { err, ok } from '#lib/result'
import { workerFailure } from '#platform/worker/failure'
import type { Browser } from '../../../../../src/tools/qr-generator/extras/batch/effects'
import { areTextsAscii } from '../../../../../src/tools/qr-generator/extras/batch/state'
import { NO_NOTES, setUpBatch } from './set-up-batch'

test('a result goes once other columns are chosen', async () => {
  const { batch, act } = setUpBatch()
  await act.openCsv(new File(['a,b\nc,d'], 'a.csv'))
  await act.start()
  expect(batch.getState().phase).toBe('done')
  act.setColumns({ text: 1 })
  expect(batch.getState().phase).toBe('none')
})

test('a CSV file that cannot be read is reported', async () => {
  const { batch, act } = setUpBatch()
  const file = new File([''], 'a.csv')
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'))
  await act.openCsv(file)
  expect(batch.getState().failure).toEqual({ code: 'unreadable' })
})

test('without a text there is nothing to save', async () => {
  const { batch, act, file } = setUpBatch()
  act.setText(' \n')
  await act.start()
  expect(batch.getState().failure).toMatchObject({ code: 'empty' })
  expect(file.abort).toHaveBeenCalledOnce()
})

test('a CSV file takes the place of the lines, also where it is still being read', async () => {
  const { batch, act, written } = setUpBatch()
  const file = new File(['name,link\nOne,u1\nTwo,u2\n'], 'a.csv')
  await Promise.all([act.openCsv(file), act.start()])
  expect(batch.getState()).toMatchObject({
    csv: {
      name: 'a.csv',
      count: 3,
      sample: [
        ['name', 'link'],
        ['One', 'u1'],
        ['Two', 'u2'],
      ],
    },
    columns: { text: 1, name: 0, hasHead: true },
  })
  expect(written.join('')).toBe('u1,u2,end')
})

const names = Array.from({ length: 40 }, (_, at) => `Zoë,link${at}`)

test.each([
  ['in a line', 'a\nb', false, true],
  ['in a line', 'a\nCafé', false, false],
  [
    'in the texts of a CSV file, far down',
    ['name,link', ...names, 'Zoë,bücher'].join('\n'),
    true,
    false,
  ],
  ['in its names alone', ['name,link', ...names].join('\n'), true, true],
  ['in a heading alone', 'größe,link\n1,u1', true, true],
])('QR-93: letters beyond ASCII %s', async (_where, text, isCsv, isAscii) => {
  const { batch, act } = setUpBatch()
  if (isCsv) await act.openCsv(new File([text], 'a.csv'))
  else act.setText(text)
  expect(areTextsAscii(batch.getState())).toBe(isAscii)
})

test('a CSV file that is opened again, and may have changed, is announced again', async () => {
  const { batch, act } = setUpBatch()
  const open = async () => {
    await act.openCsv(new File(['a,b\nc,d'], 'a.csv'))
    return batch.getState().csv?.revision
  }
  const first = await open()
  expect(first).toEqual(expect.any(Number))
  expect(await open()).not.toBe(first)
})

test('a quote that is not closed is reported with its line, and nothing else is made', async () => {
  const { batch, act, make } = setUpBatch()
  act.setText('a')
  await Promise.all([act.openCsv(new File(['a\n"b'], 'a.csv')), act.start()])
  expect(batch.getState()).toMatchObject({ csv: null, failure: { code: 'open-quote', line: 2 } })
  expect(make).not.toHaveBeenCalled()
})

test('a CSV file whose rows went with their worker is no longer shown as open', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const packer = {
    open: async () => ok({ count: 2, sample: [['a', 'b']], notes: NO_NOTES, lastBeyondAscii: [] }),
    start: async () => err(workerFailure('crash')),
  }
  const { batch, act } = setUpBatch({}, packer)
  await act.openCsv(new File(['a,b\nc,d'], 'table.csv'))
  expect(batch.getState().csv).toMatchObject({ name: 'table.csv' })
  await act.start()
  expect(batch.getState()).toMatchObject({
    csv: null,
    columns: { text: 0, name: null, hasHead: false },
    failure: { code: 'worker-failed' },
  })
  expect(log).toHaveBeenCalledExactlyOnceWith('Many codes', 'crash')
})

test('labels that do not fit the paper are refused before a file is chosen', async () => {
  const openFile = vi.fn(async () => null)
  const { batch, act } = setUpBatch({ openFile })
  act.setText('a')
  act.setKind('labels')
  act.setLabels({ layout: 'size', across: '500', down: '20' })
  await act.start()
  expect(batch.getState().failure).toEqual({ code: 'no-sheet' })
  expect(openFile).not.toHaveBeenCalled()
})

test('labels come as a PDF', async () => {
  const { batch, act, written } = setUpBatch()
  act.setText('a\nb')
  act.setKind('labels')
  await act.start()
  expect(written.join('')).toMatch(/^%PDF-1\.4\n[^]*%%EOF\n$/)
  expect(batch.getState()).toMatchObject({ phase: 'done', fileName: 'qrcode-labels.pdf' })
})

test('a newer CSV file ends the worker that still reads an older one', async () => {
  const open = vi
    .fn<Browser['packer']['open']>()
    .mockReturnValueOnce(new Promise(() => {}))
    .mockResolvedValue(ok({ count: 1, sample: [['b']], notes: NO_NOTES, lastBeyondAscii: [] }))
  const { batch, act, end } = setUpBatch({}, { open })
  void act.openCsv(new File(['a'], 'large.csv'))
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
  expect(end).not.toHaveBeenCalled()
  await act.openCsv(new File(['b'], 'small.csv'))
  expect(end).toHaveBeenCalledOnce()
  expect(batch.getState().csv).toMatchObject({ name: 'small.csv', count: 1 })
})
