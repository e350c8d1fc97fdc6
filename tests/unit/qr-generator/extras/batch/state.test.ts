import { expect, test, vi } from 'vitest'
import { err, ok } from '#lib/result'
import { workerFailure } from '#platform/worker/failure'
import { DEFAULT_SETTINGS } from '../../../../../src/tools/qr-generator/domain/settings'
import type { Browser } from '../../../../../src/tools/qr-generator/extras/batch/effects'
import { deferred } from '../../../../support/deferred'
import { setUpBatch } from './set-up-batch'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => `t${at}`)

test('all codes are written into the file in their order', async () => {
  const { batch, act, written, file, prepare, stop } = setUpBatch()
  act.setText(numbers(300).join('\n'))
  await act.start()
  expect(written.join('').split(',')).toEqual([...numbers(300), 'end'])
  expect(file.close).toHaveBeenCalledOnce()
  expect(prepare).toHaveBeenCalledWith(DEFAULT_SETTINGS, { kind: 'png' })
  expect(batch.getState()).toMatchObject({ phase: 'done', faults: [], progress: { done: 300 } })
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
  const add = vi
    .fn<Browser['packer']['add']>()
    .mockResolvedValueOnce(ok({ ...part, done: 50 }))
    .mockResolvedValueOnce(ok({ ...part, done: 300 }))
  const { batch, act } = setUpBatch({}, { add })
  act.setText(numbers(300).join('\n'))
  const left: (number | null)[] = []
  batch.subscribe(({ progress }) => left.push(progress.leftMs))
  await act.start()
  // 50 in one second of the clock that goes on at each look: 250 more take 5.
  expect(left).toContainEqual(5000)
  expect(batch.getState().progress.leftMs).toBe(0)
})

test('progress is shown four times a second at the most', async () => {
  const { batch, act } = setUpBatch({}, {}, 125)
  act.setText(numbers(1000).join('\n'))
  const shown = new Set<number>()
  batch.subscribe(({ progress }) => shown.add(progress.done))
  await act.start()
  expect([...shown]).toEqual([0, 500, 1000])
})

test('a worker makes the next rows while the file takes those before, and none beyond them', async () => {
  const { batch, act, file, make } = setUpBatch()
  const hold = deferred<undefined>()
  file.write.mockReturnValue(hold.promise)
  act.setText(numbers(1500).join('\n'))
  const run = act.start()
  await vi.waitFor(() => expect(file.write).toHaveBeenCalledTimes(2))
  await new Promise((resolve) => setTimeout(resolve))
  // Two for each of two workers.
  expect(make).toHaveBeenCalledTimes(4)
  hold.resolve(undefined)
  await run
  expect(make).toHaveBeenCalledTimes(6)
  expect(batch.getState()).toMatchObject({ phase: 'done', progress: { done: 1500 } })
})

test('QR-67: Cancel ends the workers at once and discards the file', async () => {
  const { batch, act, file, make, stop } = setUpBatch()
  make.mockImplementation(async () => {
    act.cancel()
    return err(workerFailure('stopped'))
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
  const { batch, act, make, written } = setUpBatch()
  act.setText('a')
  const stopped = deferred<Awaited<ReturnType<typeof make>>>()
  make.mockReturnValueOnce(stopped.promise)
  const first = act.start()
  await vi.waitFor(() => expect(make).toHaveBeenCalled())
  act.cancel()
  const second = act.start()
  stopped.resolve(err(workerFailure('stopped')))
  await Promise.all([first, second])
  expect(batch.getState()).toMatchObject({ phase: 'done', failure: null })
  expect(written.join('')).toBe('a,end')
})

test('a batch that is cancelled before its rows are counted starts no worker', async () => {
  const start = async () => {
    act.cancel()
    return ok(1)
  }
  const { act, prepare, file } = setUpBatch({}, { start })
  act.setText('a')
  await act.start()
  expect(prepare).not.toHaveBeenCalled()
  expect(file.abort).toHaveBeenCalledOnce()
})

test.each(['openCsv', 'closeCsv'] as const)('%s ends the run, as Cancel does', async (action) => {
  const { batch, act, file, make, stop } = setUpBatch()
  act.setText('a')
  let acting: unknown
  make.mockImplementation(async () => {
    acting = act[action](new File(['b'], 'a.csv'))
    return err(workerFailure('stopped'))
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
  make.mockResolvedValueOnce(err(workerFailure('crash')))
  act.setText(numbers(300).join('\n'))
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
