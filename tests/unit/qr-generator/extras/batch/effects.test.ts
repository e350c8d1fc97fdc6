import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#lib/result'
import { workerFailure } from '#platform/worker/failure'
import { browser } from '../../../../../src/tools/qr-generator/extras/batch/effects'
import { DEFAULT_SETTINGS } from '../../../../../src/tools/qr-generator/domain/settings'
import { exposeReady, FakeWorker } from '../../../../support/fake-worker'

let workers: FakeWorker[] = []

/** The rows that they are given are never made. */
const make = vi.fn(() => new Promise(() => {}))
const api = { prepare: async () => ok(null), make }

beforeEach(() => {
  workers = []
  make.mockClear()
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

const stopped = { ok: false, error: workerFailure('stopped') }

test('all processors but one make codes, until they are stopped', async () => {
  const { all, stop } = browser.startMakers()
  await Promise.all(all.map(({ prepare }) => prepare(DEFAULT_SETTINGS, { kind: 'png' })))
  const made = all.map((maker) => maker.make({ from: 0, rows: [], isLatin: true }))
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(3))
  stop()
  expect(await Promise.all(made)).toEqual([stopped, stopped, stopped])
  expect(workers.map(({ terminated }) => terminated)).toEqual([true, true, true])
})
