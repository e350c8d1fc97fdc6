import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { ok } from '#lib/result'
import { readTextFile } from '#platform/read-text-file'
import type {
  BatchRow,
  MadeRows,
  RowsToMake,
} from '../../../../../src/tools/qr-generator/extras/batch/domain/batch'
import { createPacker } from '../../../../../src/tools/qr-generator/extras/batch/domain/packer'
import type { Browser } from '../../../../../src/tools/qr-generator/extras/batch/effects'
import { batchState } from '../../../../../src/tools/qr-generator/extras/batch/state'
import { codeStore } from '../../../../support/qr-image'

/** Of a file that is read as it stands. */
export const NO_NOTES = { firstLine: 1, hadBlanks: false, isUnparted: false }

type Maker = ReturnType<Browser['startMakers']>['all'][number]

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
export function setUpBatch(
  patch: Partial<Browser> = {},
  packing: Partial<Browser['packer']> = {},
  tickMs = 1000,
) {
  let nowMs = 0
  const now = () => (nowMs += tickMs)
  const written: string[] = []
  const file = {
    name: '',
    write: vi.fn(async (part: Blob) => void written.push(await part.text())),
    close: vi.fn(async () => {}),
    abort: vi.fn(async () => {}),
  }
  const packer = createPacker({ openZip, deflate: async () => new Uint8Array() })
  async function add(rows: MadeRows) {
    const part = await packer.add(rows)
    return ok({ ...part, bytes: new Blob([part.bytes]) })
  }
  const stop = vi.fn()
  const end = vi.fn()
  const prepare = vi.fn<Maker['prepare']>(async () => ok(null))
  const make = vi.fn<Maker['make']>(async (rows) => ok(made(rows)))
  const deps: Browser = {
    packer: { ...packer, add, end, ...packing },
    startMakers: () => ({
      all: [
        { prepare, make },
        { prepare, make },
      ],
      stop,
    }),
    openFile: async (name) => Object.assign(file, { name }),
    readTextFile,
    now,
    ...patch,
  }
  const batch = createStore(batchState(deps, codeStore()))
  return { batch, act: batch.getState(), written, file, prepare, make, stop, end }
}
