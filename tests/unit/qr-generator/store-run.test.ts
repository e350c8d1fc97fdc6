import { expect, test, vi } from 'vitest'
import { ok } from '../../../src/lib/result'
import type { BatchFault } from '../../../src/tools/qr-generator/domain/batch'
import { DEFAULT_SETTINGS } from '../../../src/tools/qr-generator/domain/settings'
import { runBatch } from '../../../src/tools/qr-generator/store-run'

const fault = (line: number): BatchFault => ({ line, error: { code: 'invalid-data' } })

/** Runs a batch of two rows, of which some have no code. */
async function run(faults: BatchFault[]) {
  const file = { write: vi.fn(), close: vi.fn(), abort: vi.fn(async () => {}) }
  const part = { bytes: new Blob([]), faults, done: 2, isLast: true }
  const result = await runBatch({
    packer: {
      start: async () => ok(2),
      read: async () => ok(part),
      stop: async () => ok(null),
    },
    makers: { make: () => [], stop: () => {} },
    file,
    settings: DEFAULT_SETTINGS,
    output: { kind: 'png' },
    columns: { text: 0, name: null, hasHead: false },
    now: () => 0,
    isStale: () => false,
    onProgress: () => {},
  })
  return { result, file }
}

test('a file is saved where any row has a code', async () => {
  const { result, file } = await run([fault(1)])
  expect(result).toEqual(ok([fault(1)]))
  expect(file.close).toHaveBeenCalledOnce()
  expect(file.abort).not.toHaveBeenCalled()
})

test('where no row has a code the rows are listed, and no empty file is saved', async () => {
  const { result, file } = await run([fault(1), fault(2)])
  expect(result).toEqual(ok([fault(1), fault(2)]))
  expect(file.close).not.toHaveBeenCalled()
  expect(file.abort).toHaveBeenCalledOnce()
})
