import { expose } from 'comlink'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#lib/result'
import { workerFailure } from '#platform/worker/failure'
import { startMakers } from '../../../../../src/tools/qr-generator/extras/batch/effects'
import { DEFAULT_SETTINGS } from '../../../../../src/tools/qr-generator/domain/settings'
import { FakeWorker } from '../../../../support/fake-worker'

let makers: FakeWorker[] = []

/** Answers for the packer and for those that make the codes, which never end. */
const api = { serve: async () => ok(null), work: () => new Promise(() => {}) }

beforeEach(() => {
  makers = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', { hardwareConcurrency: 4 })
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor(address: string) {
        super((scope) => expose(api, scope))
        if (address.includes('qr-batch')) makers.push(this)
      }
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

const make = (started: ReturnType<typeof startMakers>) =>
  started.make(DEFAULT_SETTINGS, { kind: 'png' })

const stopped = { ok: false, error: workerFailure('stopped') }

test('all processors but one make codes, until they are stopped', async () => {
  const started = startMakers()
  const made = make(started)
  await vi.waitFor(() => expect(makers).toHaveLength(3))
  started.stop()
  expect(await Promise.all(made)).toEqual([stopped, stopped, stopped])
  expect(makers.every(({ terminated }) => terminated)).toBe(true)
})

test('a batch that is stopped at once starts no worker', async () => {
  const started = startMakers()
  const made = make(started)
  started.stop()
  expect(await Promise.all(made)).toEqual([stopped, stopped, stopped])
  expect(makers).toHaveLength(0)
})
