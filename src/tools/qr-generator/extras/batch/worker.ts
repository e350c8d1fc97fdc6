import { concat } from '#lib/concat'
import { ok } from '#lib/result'
import type { RenderAdapters } from '../../domain/render'
import type { QrSettings } from '../../domain/settings'
import { rowMaker, type BatchOutput, type MadeRows, type RowsToMake } from './domain/batch'
import { createPacker, type PackingAdapters } from './domain/packer'
import { quickDeflate } from './domain/quick-deflate'

/** The browser functions of a batch. */
interface BatchAdapters<Bytes> extends Omit<RenderAdapters, 'deflatePlain'>, PackingAdapters {
  /** Bytes that the page writes into the file without touching them. */
  toBlob: (bytes: Uint8Array<ArrayBuffer>) => Bytes
}

/** One worker of a batch holds its rows and packs its codes into a file, the others make the codes. */
export function createBatchWorker<Bytes>(given: BatchAdapters<Bytes>) {
  const packer = createPacker(given)
  const adapters: RenderAdapters = {
    ...given,
    deflatePlain: async (bytes) => quickDeflate(concat([...bytes])),
  }
  let maker: ReturnType<typeof rowMaker> | undefined
  return {
    ...packer,
    async add(made: MadeRows) {
      const part = await packer.add(made)
      return ok({ ...part, bytes: given.toBlob(part.bytes) })
    },
    /** Prepares what all rows of a batch share. */
    async prepare(settings: QrSettings, output: BatchOutput) {
      maker = rowMaker(settings, output, adapters)
      await maker
      return ok(null)
    },
    /** Makes rows of the batch for which it was prepared. */
    async make(rows: RowsToMake) {
      const makeRows = await maker
      if (!makeRows) throw new Error('no batch was prepared')
      return ok(await makeRows(rows))
    },
  }
}
