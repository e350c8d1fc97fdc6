import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { err, ok } from '../../../src/lib/result'
import { workerFailure } from '../../../src/platform/worker/failure'
import type { BatchFile, BatchRow } from '../../../src/tools/qr-generator/domain/batch'
import { readSource, rowsOf } from '../../../src/tools/qr-generator/domain/batch-source'
import { DEFAULT_SETTINGS } from '../../../src/tools/qr-generator/domain/settings'
import { qrState } from '../../../src/tools/qr-generator/store'
import { batchState, type BatchDeps } from '../../../src/tools/qr-generator/store-batch'

type Maker = ReturnType<BatchDeps['startMakers']>['make']

const isBad = ({ text }: BatchRow) => text === 'bad'

/** A packer whose bytes are the texts, a maker that refuses 'bad', and a file that records. */
function setup(patch: Partial<BatchDeps> = {}) {
  let rows: BatchRow[] = []
  let records: Parameters<typeof rowsOf>[0] = []
  const written: string[] = []
  const file = {
    write: vi.fn(async (bytes: Uint8Array) => void written.push(Buffer.from(bytes).toString())),
    close: vi.fn(async () => {}),
    abort: vi.fn(async () => {}),
  }
  const packer: BatchDeps['packer'] = {
    async open(source) {
      const read = readSource(source)
      if (!read.ok) return read
      records = read.value
      return ok({ count: records.length, head: records[0]?.fields ?? [] })
    },
    async start(columns) {
      rows = rowsOf(records, columns)
      return ok(rows.length)
    },
    take: async (from) => ok(rows.slice(from, from + 50)),
    add: async (files) => ok(Uint8Array.from(Buffer.from(files.map(({ text }) => text).join()))),
    end: async () => ok(Uint8Array.from(Buffer.from('end'))),
  }
  const stop = vi.fn()
  const make = vi.fn<Maker>(async (chunk) => {
    const files: BatchFile[] = chunk
      .filter((row) => !isBad(row))
      .map((row) => ({ ...row, bytes: new Uint8Array() }))
    const faults = chunk
      .filter(isBad)
      .map(({ line }) => ({ line, error: { code: 'invalid-data' as const } }))
    return ok({ files, faults })
  })
  let nowMs = 0
  const deps: BatchDeps = {
    packer,
    startMakers: () => ({ size: 2, make, stop }),
    openFile: async () => file,
    codes: createStore(qrState(vi.fn(), vi.fn())),
    now: () => (nowMs += 1000),
    ...patch,
  }
  const batch = createStore(batchState(deps))
  return { batch, act: batch.getState(), written, file, make, stop }
}

const NUMBERS = Array.from({ length: 120 }, (_, at) => `t${at}`)

test('all codes are written into the file in their order', async () => {
  const { batch, act, written, file, make, stop } = setup()
  act.setText(NUMBERS.join('\n'))
  await act.start()
  expect(written.slice(0, 3).join().split(',')).toEqual(NUMBERS)
  expect(written.at(-1)).toBe('end')
  expect(file.close).toHaveBeenCalledOnce()
  expect(make).toHaveBeenCalledWith(expect.anything(), DEFAULT_SETTINGS, 'png')
  expect(batch.getState()).toMatchObject({ phase: 'done', faults: [], progress: { done: 120 } })
  expect(stop).toHaveBeenCalled()
})

test('rows without a code are listed, the others are delivered', async () => {
  const { batch, act, written } = setup()
  act.setText('a\nbad\nc')
  await act.start()
  expect(written[0]).toBe('a,c')
  expect(batch.getState().faults).toEqual([{ line: 2, error: { code: 'invalid-data' } }])
})

test('the time left follows from the time that it took so far', async () => {
  const { batch, act } = setup()
  const left: (number | null)[] = []
  batch.subscribe(({ progress }) => left.push(progress.leftMs))
  act.setText(NUMBERS.join('\n'))
  await act.start()
  // 50 in one second of the clock that goes on at each look: 70 more take 1.4.
  expect(left).toContainEqual(1400)
  expect(batch.getState().progress.leftMs).toBe(0)
})

test('Cancel ends the workers at once and discards the file', async () => {
  const { batch, act, file, make, stop } = setup()
  make.mockImplementation(() => {
    act.cancel()
    return Promise.resolve(err(workerFailure('stopped')))
  })
  act.setText('a')
  await act.start()
  expect(stop).toHaveBeenCalled()
  expect(file.abort).toHaveBeenCalledOnce()
  expect(file.close).not.toHaveBeenCalled()
  expect(batch.getState()).toMatchObject({ phase: 'none', failure: null })
})

test('a worker that crashes ends the batch with a message', async () => {
  const { batch, act, file, make } = setup()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  make.mockResolvedValue(err(workerFailure('crash')))
  act.setText('a')
  await act.start()
  expect(batch.getState()).toMatchObject({ phase: 'none', failure: { code: 'failed' } })
  expect(file.abort).toHaveBeenCalledOnce()
})

test('a disk that is full ends the batch with a message', async () => {
  const { batch, act, file } = setup()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  file.write.mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  act.setText('a')
  await act.start()
  expect(batch.getState()).toMatchObject({ phase: 'none', failure: { code: 'failed' } })
})

test('without a text there is nothing to save', async () => {
  const { batch, act, file } = setup()
  act.setText(' \n')
  await act.start()
  expect(batch.getState().failure).toMatchObject({ code: 'empty' })
  expect(file.abort).toHaveBeenCalledOnce()
})

test('a visitor who chooses no place for the file starts nothing', async () => {
  const { batch, act, make } = setup({ openFile: async () => null })
  act.setText('a')
  await act.start()
  expect(batch.getState().phase).toBe('none')
  expect(make).not.toHaveBeenCalled()
})

test('a CSV file takes the place of the lines, its columns are chosen', async () => {
  const { batch, act, written } = setup()
  await act.openCsv(new File(['name,link\nOne,u1\nTwo,u2\n'], 'a.csv'))
  expect(batch.getState()).toMatchObject({
    csv: { name: 'a.csv', count: 3, head: ['name', 'link'] },
    columns: { text: 0, name: 1, hasHead: true },
  })
  act.setColumns({ text: 1, name: 0 })
  await act.start()
  expect(written[0]).toBe('u1,u2')
})

test('a quote that is not closed is reported with its line', async () => {
  const { batch, act } = setup()
  await act.openCsv(new File(['a\n"b'], 'a.csv'))
  expect(batch.getState()).toMatchObject({ csv: null, failure: { code: 'open-quote', line: 2 } })
})
