import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { err, ok, type Result } from '../../../src/lib/result'
import { workerFailure, type WorkerFailure } from '../../../src/platform/worker/failure'
import type { BatchRow, MadeRows, RowsToMake } from '../../../src/tools/qr-generator/domain/batch'
import { createPacker } from '../../../src/tools/qr-generator/domain/batch-packer'
import { makeAll } from '../../../src/tools/qr-generator/domain/batch-queue'
import { DEFAULT_SETTINGS } from '../../../src/tools/qr-generator/domain/settings'
import { qrState } from '../../../src/tools/qr-generator/store'
import { batchState, type BatchDeps } from '../../../src/tools/qr-generator/store-batch'
import { deferred } from '../../support/deferred'

type Maker = ReturnType<BatchDeps['startMakers']>['make']

const isBad = ({ text }: BatchRow) => text === 'bad'

/** A text is its own file, and 'bad' has none. */
const made = ({ from, rows }: RowsToMake): MadeRows => {
  const texts = rows.map((row) => (isBad(row) ? '' : row.text))
  return {
    from,
    bytes: Uint8Array.from(Buffer.from(texts.join(''))),
    sizes: texts.map((text) => text.length),
    faults: rows.filter(isBad).map(({ line }) => ({ line, error: { code: 'invalid-data' } })),
    resources: [],
  }
}

/** A file whose bytes are the texts of its rows. */
const openZip = () => ({
  add: async (files: readonly { bytes: Uint8Array }[]) =>
    Buffer.from(files.map(({ bytes }) => `${Buffer.from(bytes).toString()},`).join('')),
  end: async () => Buffer.from('end'),
})

/** The product's own packer, workers without threads, and a file that records. */
function setup(patch: Partial<BatchDeps> = {}, tickMs = 1000) {
  let nowMs = 0
  const now = () => (nowMs += tickMs)
  const written: string[] = []
  const file = {
    write: vi.fn(async (part: Blob) => void written.push(await part.text())),
    close: vi.fn(async () => {}),
    abort: vi.fn(async () => {}),
  }
  const packer = createPacker({ openZip, deflate: async () => new Uint8Array(), now })
  const read = async () => {
    const part = await packer.read()
    return ok(part && { ...part, bytes: new Blob([part.bytes]) })
  }
  const stop = vi.fn()
  const work = async (): Promise<Result<null, WorkerFailure>> => {
    const queue = packer.queue()
    if (queue) await makeAll(queue, async (rows) => made(rows))
    return ok(null)
  }
  const make = vi.fn<Maker>(() => [work(), work()])
  const deps: BatchDeps = {
    packer: { ...packer, read },
    startMakers: () => ({ make, stop }),
    openFile: async () => file,
    codes: createStore(qrState(vi.fn(), vi.fn())),
    now,
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
  expect(written.join('').split(',')).toEqual([...NUMBERS, 'end'])
  expect(file.close).toHaveBeenCalledOnce()
  expect(make).toHaveBeenCalledExactlyOnceWith(DEFAULT_SETTINGS, { kind: 'png' })
  expect(batch.getState()).toMatchObject({ phase: 'done', faults: [], progress: { done: 120 } })
  expect(stop).toHaveBeenCalled()
})

test('rows without a code are listed, the others are delivered', async () => {
  const { batch, act, written } = setup()
  act.setText('a\nbad\nc')
  await act.start()
  expect(written.join('')).toBe('a,c,end')
  expect(batch.getState().faults).toEqual([{ line: 2, error: { code: 'invalid-data' } }])
})

test('the time left follows from the time that it took so far', async () => {
  const part = { bytes: new Blob([]), faults: [] }
  const packer: BatchDeps['packer'] = {
    open: async () => ok({ count: 120, head: [] }),
    start: async () => ok(120),
    read: vi
      .fn<BatchDeps['packer']['read']>()
      .mockResolvedValueOnce(ok({ ...part, done: 50, isLast: false }))
      .mockResolvedValueOnce(ok({ ...part, done: 120, isLast: true })),
    stop: async () => ok(null),
  }
  const { batch, act } = setup({ packer })
  const left: (number | null)[] = []
  batch.subscribe(({ progress }) => left.push(progress.leftMs))
  await act.start()
  // 50 in one second of the clock that goes on at each look: 70 more take 1.4.
  expect(left).toContainEqual(1400)
  expect(batch.getState().progress.leftMs).toBe(0)
})

test('Cancel ends the workers at once and discards the file', async () => {
  const { batch, act, file, make, stop } = setup()
  make.mockImplementation(() => {
    act.cancel()
    return [Promise.resolve(err(workerFailure('stopped')))]
  })
  act.setText('a')
  await act.start()
  expect(stop).toHaveBeenCalled()
  expect(file.abort).toHaveBeenCalledOnce()
  expect(file.close).not.toHaveBeenCalled()
  expect(batch.getState()).toMatchObject({ phase: 'none', failure: null })
})

test('a run that follows a cancelled one at once is made', async () => {
  // The clock stands: no part comes before the last one.
  const { batch, act, make, written } = setup({}, 0)
  act.setText('a')
  const stopped = deferred<Result<null, WorkerFailure>>()
  make.mockReturnValueOnce([stopped.promise])
  const first = act.start()
  await vi.waitFor(() => expect(make).toHaveBeenCalled())
  act.cancel()
  const second = act.start()
  stopped.resolve(err(workerFailure('stopped')))
  await Promise.all([first, second])
  expect(batch.getState()).toMatchObject({ phase: 'done', failure: null })
  expect(written.join('')).toBe('a,end')
})

test.each(['openCsv', 'closeCsv'] as const)('%s ends the run, as Cancel does', async (action) => {
  const { batch, act, file, make, stop } = setup()
  act.setText('a')
  make.mockImplementation(() => {
    void act[action](new File(['b'], 'a.csv'))
    return [Promise.resolve(err(workerFailure('stopped')))]
  })
  await act.start()
  expect(stop).toHaveBeenCalled()
  expect(file.abort).toHaveBeenCalledOnce()
  expect(batch.getState()).toMatchObject({ phase: 'none', failure: null })
})

test('a result goes once other columns are chosen', async () => {
  const { batch, act } = setup()
  await act.openCsv(new File(['a,b\nc,d'], 'a.csv'))
  await act.start()
  expect(batch.getState().phase).toBe('done')
  act.setColumns({ text: 1 })
  expect(batch.getState().phase).toBe('none')
})

test('a CSV file that cannot be read is reported', async () => {
  const { batch, act } = setup()
  const file = new File([''], 'a.csv')
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'))
  await act.openCsv(file)
  expect(batch.getState().failure).toEqual({ code: 'unreadable' })
})

test('a worker that crashes ends the batch with a message', async () => {
  const { batch, act, file, make } = setup()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // The other one waits for the rows that the first has taken.
  make.mockReturnValue([Promise.resolve(err(workerFailure('crash'))), new Promise(() => {})])
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

test('without a place nothing starts, nor ends what was started with one', async () => {
  const openFile = vi.fn<BatchDeps['openFile']>(async () => null)
  const { batch, act, file, make } = setup({ openFile })
  act.setText('a')
  await act.start()
  expect(batch.getState().phase).toBe('none')
  expect(make).not.toHaveBeenCalled()
  openFile.mockResolvedValueOnce(file)
  // The second press of a double click.
  await Promise.all([act.start(), act.start()])
  expect(file.abort).not.toHaveBeenCalled()
  expect(batch.getState().phase).toBe('done')
})

test('a CSV file takes the place of the lines, also where it is still being read', async () => {
  const { batch, act, written } = setup()
  const file = new File(['name,link\nOne,u1\nTwo,u2\n'], 'a.csv')
  await Promise.all([act.openCsv(file), act.start()])
  expect(batch.getState()).toMatchObject({
    csv: { name: 'a.csv', count: 3, head: ['name', 'link'] },
    columns: { text: 1, name: 0, hasHead: true },
  })
  expect(written.join('')).toBe('u1,u2,end')
})

test('a quote that is not closed is reported with its line, and nothing else is made', async () => {
  const { batch, act, make } = setup()
  act.setText('a')
  await Promise.all([act.openCsv(new File(['a\n"b'], 'a.csv')), act.start()])
  expect(batch.getState()).toMatchObject({ csv: null, failure: { code: 'open-quote', line: 2 } })
  expect(make).not.toHaveBeenCalled()
})

test('labels that do not fit the paper are refused before a file is chosen', async () => {
  const openFile = vi.fn(async () => null)
  const { batch, act } = setup({ openFile })
  act.setText('a')
  act.setKind('labels')
  act.setLabels({ layout: 'size', across: '500', down: '20' })
  await act.start()
  expect(batch.getState().failure).toEqual({ code: 'no-sheet' })
  expect(openFile).not.toHaveBeenCalled()
})

test('labels come as a PDF', async () => {
  const { batch, act, written } = setup()
  act.setText('a\nb')
  act.setKind('labels')
  await act.start()
  expect(written.join('')).toMatch(/^%PDF-1\.4\n[^]*%%EOF\n$/)
  expect(batch.getState()).toMatchObject({ phase: 'done', fileName: 'qrcode-labels.pdf' })
})
