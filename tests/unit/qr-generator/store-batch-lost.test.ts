import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { err, ok } from '../../../src/lib/result'
import { workerFailure } from '../../../src/platform/worker/failure'
import { qrState } from '../../../src/tools/qr-generator/store'
import { batchState } from '../../../src/tools/qr-generator/store-batch'
import { LINES } from '../../../src/tools/qr-generator/store-batch-state'

test('a CSV file whose rows went with their worker is no longer shown as open', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const file = { write: vi.fn(), close: vi.fn(), abort: vi.fn(async () => {}) }
  const batch = createStore(
    batchState({
      packer: {
        open: async () => ok({ count: 2, head: ['a', 'b'] }),
        start: async () => err(workerFailure('crash')),
        read: async () => ok(null),
        stop: async () => ok(null),
      },
      startMakers: () => ({ make: () => [], stop: () => {} }),
      openFile: async () => file,
      codes: createStore(qrState(vi.fn(), vi.fn())),
      now: () => 0,
    }),
  )
  await batch.getState().openCsv(new File(['a,b\nc,d'], 'table.csv'))
  expect(batch.getState().csv).toMatchObject({ name: 'table.csv' })
  await batch.getState().start()
  expect(batch.getState()).toMatchObject({ csv: null, columns: LINES, failure: { code: 'failed' } })
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Many codes', 'crash')
})
