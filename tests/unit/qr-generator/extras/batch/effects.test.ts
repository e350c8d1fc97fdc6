import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#lib/result'
import { workerFailure } from '#platform/worker/failure'
import { browser } from '../../../../../src/tools/qr-generator/extras/batch/effects'
import { DEFAULT_SETTINGS } from '../../../../../src/tools/qr-generator/domain/settings'
import { exposeReady, FakeWorker } from '../../../../support/fake-worker'

let workers: FakeWorker[] = []

/** Answers for the packer and for those that make the codes, which never end. */
const work = vi.fn(() => new Promise(() => {}))
const api = { serve: async () => ok(null), work }

beforeEach(() => {
  workers = []
  work.mockClear()
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', { hardwareConcurrency: 4 })
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super((scope) => exposeReady(api, scope))
        workers.push(this)
      }
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

const make = (started: ReturnType<typeof browser.startMakers>) =>
  started.make(DEFAULT_SETTINGS, { kind: 'png' })

const stopped = { ok: false, error: workerFailure('stopped') }

test('all processors but one make codes, until they are stopped', async () => {
  const started = browser.startMakers()
  const made = make(started)
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(3))
  started.stop()
  expect(await Promise.all(made)).toEqual([stopped, stopped, stopped])
  // The packer keeps the rows.
  expect(workers.map(({ terminated }) => terminated)).toEqual([false, true, true, true])
})

test('a batch that is stopped at once starts no worker', async () => {
  const started = browser.startMakers()
  const made = make(started)
  started.stop()
  expect(await Promise.all(made)).toEqual([stopped, stopped, stopped])
  expect(work).not.toHaveBeenCalled()
  expect(workers).toHaveLength(0)
})
