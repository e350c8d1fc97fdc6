import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { ok } from '../../../src/lib/result'
import type { BatchRow, MadeRows } from '../../../src/tools/qr-generator/domain/batch'
import { createPacker } from '../../../src/tools/qr-generator/domain/batch-packer'
import { batchState, type BatchDeps } from '../../../src/tools/qr-generator/store-batch'
import { codeStore } from '../../support/qr-image'

type Maker = ReturnType<BatchDeps['startMakers']>['makers'][number]

const isBad = ({ text }: BatchRow) => text === 'bad'

/** A text is its own file, and 'bad' has none. */
export const made = (rows: readonly BatchRow[]): MadeRows => {
  const texts = rows.map((row) => (isBad(row) ? '' : row.text))
  return {
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

/** The product's own packer, two workers without threads, and a file that records. */
export function setUpBatch(patch: Partial<BatchDeps> = {}) {
  let nowMs = 0
  const written: string[] = []
  const file = {
    write: vi.fn(async (part: Blob) => void written.push(await part.text())),
    close: vi.fn(async () => {}),
    abort: vi.fn(async () => {}),
  }
  const packer = createPacker(openZip, async () => new Uint8Array())
  const stop = vi.fn()
  const make = vi.fn<Maker>(async (rows) => ok(made(rows)))
  const startMakers = vi.fn<BatchDeps['startMakers']>(() => ({ makers: [make, make], stop }))
  const deps: BatchDeps = {
    packer: {
      ...packer,
      pack: async (rows) => ok(new Blob([await packer.pack(rows)])),
      end: async () => ok(new Blob([await packer.end()])),
    },
    startMakers,
    openFile: async () => file,
    codes: codeStore(),
    now: () => (nowMs += 1000),
    ...patch,
  }
  const batch = createStore(batchState(deps))
  return { batch, act: batch.getState(), written, file, make, startMakers, stop }
}
