import { expect, test, vi } from 'vitest'
import { err, ok, type Result } from '#lib/result'
import { workerFailure, type WorkerFailure } from '#platform/worker/failure'
import { DEFAULT_SETTINGS } from '../../../../../src/tools/qr-generator/domain/settings'
import type { Browser } from '../../../../../src/tools/qr-generator/extras/batch/effects'
import { deferred } from '../../../../support/deferred'
import { NO_NOTES, setUpBatch } from './set-up-batch'

const NUMBERS = Array.from({ length: 120 }, (_, at) => `t${at}`)

test('all codes are written into the file in their order', async () => {
  const { batch, act, written, file, make, stop } = setUpBatch()
  act.setText(NUMBERS.join('\n'))
  await act.start()
  expect(written.join('').split(',')).toEqual([...NUMBERS, 'end'])
  expect(file.close).toHaveBeenCalledOnce()
  expect(make).toHaveBeenCalledExactlyOnceWith(DEFAULT_SETTINGS, { kind: 'png' })
  expect(batch.getState()).toMatchObject({ phase: 'done', faults: [], progress: { done: 120 } })
  expect(stop).toHaveBeenCalled()
})

const done = async () => {}

test('the result names the file as the visitor named it', async () => {
  const file = { name: 'chosen.zip', write: done, close: done, abort: done }
  const { batch, act } = setUpBatch({ openFile: async () => file })
  act.setText('a')
  await act.start()
  expect(batch.getState()).toMatchObject({ phase: 'done', fileName: 'chosen.zip' })
})

test('QR-65: rows without a code are listed, the others are delivered', async () => {
  const { batch, act, written, file } = setUpBatch()
  act.setText('a\nbad\nc')
  await act.start()
  expect(written.join('')).toBe('a,c,end')
  expect(file.close).toHaveBeenCalledOnce()
  expect(file.abort).not.toHaveBeenCalled()
  expect(batch.getState().faults).toEqual([{ line: 2, error: { code: 'invalid-data' } }])
})

test('where no row has a code the rows are listed, and no empty file is saved', async () => {
  const { batch, act, file } = setUpBatch()
  act.setText('bad\nbad')
  await act.start()
  expect(batch.getState()).toMatchObject({ phase: 'done', faults: [{ line: 1 }, { line: 2 }] })
  expect(file.close).not.toHaveBeenCalled()
  expect(file.abort).toHaveBeenCalledOnce()
})

test('the time left follows from the time that it took so far', async () => {
  const part = { bytes: new Blob([]), faults: [] }
  const packer: Browser['packer'] = {
    open: async () => ok({ count: 120, sample: [], notes: NO_NOTES, lastBeyondAscii: [] }),
    start: async () => ok(120),
    read: vi
      .fn<Browser['packer']['read']>()
      .mockResolvedValueOnce(ok({ ...part, done: 50, isLast: false }))
      .mockResolvedValueOnce(ok({ ...part, done: 120, isLast: true })),
    stop: async () => ok(null),
    end: () => {},
  }
  const { batch, act } = setUpBatch({ packer })
  const left: (number | null)[] = []
  batch.subscribe(({ progress }) => left.push(progress.leftMs))
  await act.start()
  // 50 in one second of the clock that goes on at each look: 70 more take 1.4.
  expect(left).toContainEqual(1400)
  expect(batch.getState().progress.leftMs).toBe(0)
})

test('QR-67: Cancel ends the workers at once and discards the file', async () => {
  const { batch, act, file, make, stop } = setUpBatch()
  make.mockImplementation(() => {
    act.cancel()
    return [Promise.resolve(err(workerFailure('stopped')))]
  })
  act.setText('a')
  await act.start()
  expect(stop).toHaveBeenCalled()
  expect(file.abort).toHaveBeenCalledOnce()
  expect(file.close).not.toHaveBeenCalled()
  expect(batch.getState()).toMatchObject({ phase: 'cancelled', failure: null })
})

test('progress that comes after Cancel is not shown', async () => {
  const { batch, act, file } = setUpBatch()
  file.write.mockImplementation(async () => {
    act.cancel()
    return undefined
  })
  act.setText('a')
  await act.start()
  expect(file.write).toHaveBeenCalled()
  expect(batch.getState().progress).toEqual({ done: 0, wanted: 0, leftMs: null })
})

test('a run that follows a cancelled one at once is made', async () => {
  // The clock stands: no part comes before the last one.
  const { batch, act, make, written } = setUpBatch({}, 0)
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
  const { batch, act, file, make, stop } = setUpBatch()
  act.setText('a')
  let acting: unknown
  make.mockImplementation(() => {
    acting = act[action](new File(['b'], 'a.csv'))
    return [Promise.resolve(err(workerFailure('stopped')))]
  })
  await act.start()
  expect(stop).toHaveBeenCalled()
  expect(file.abort).toHaveBeenCalledOnce()
  await acting
  expect(batch.getState()).toMatchObject({ phase: 'cancelled', failure: null })
})

test('a worker that crashes ends the batch with a message, and its reason is logged', async () => {
  const { batch, act, file, make } = setUpBatch()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  // The other one waits for the rows that the first has taken.
  make.mockReturnValue([Promise.resolve(err(workerFailure('crash'))), new Promise(() => {})])
  act.setText('a')
  await act.start()
  expect(batch.getState()).toMatchObject({ phase: 'none', failure: { code: 'failed' } })
  expect(file.abort).toHaveBeenCalledOnce()
  expect(log).toHaveBeenCalledExactlyOnceWith('Many codes', 'crash')
})

test('a disk that is full ends the batch with a message', async () => {
  const { batch, act, file } = setUpBatch()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  file.write.mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  act.setText('a')
  await act.start()
  expect(batch.getState()).toMatchObject({ phase: 'none', failure: { code: 'failed' } })
})

test('without a place nothing starts, nor ends what was started with one', async () => {
  const openFile = vi.fn<Browser['openFile']>(async () => null)
  const { batch, act, file, make } = setUpBatch({ openFile })
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
