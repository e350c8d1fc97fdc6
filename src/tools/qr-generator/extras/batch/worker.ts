import { concat } from '#lib/concat'
import { ok } from '#lib/result'
import type { RenderTools } from '../../domain/render'
import type { QrSettings } from '../../domain/settings'
import { rowMaker, type BatchOutput } from './domain/batch'
import { createPacker, type PackingAdapters } from './domain/packer'
import { quickDeflate } from './domain/quick-deflate'
import { makeAll, type RowQueue } from './domain/queue'

/** The browser functions of a batch; ports connect one of its workers with another. */
interface BatchParts<Port, Bytes> extends Omit<RenderTools, 'deflatePlain'>, PackingAdapters {
  offer: (queue: RowQueue, port: Port) => void
  connect: (port: Port) => RowQueue
  /** Bytes that the page passes on without touching them. */
  toBlob: (bytes: Uint8Array<ArrayBuffer>) => Bytes
}

/** One worker of a batch holds its rows and packs its codes into a file, the others make the codes. */
export function createBatchWorker<Port, Bytes>(parts: BatchParts<Port, Bytes>) {
  const { queue, read, ...packer } = createPacker(parts)
  const tools: RenderTools = {
    ...parts,
    deflatePlain: async (bytes) => quickDeflate(concat([...bytes])),
  }
  return {
    ...packer,
    /** What is new of the file. Null: it was stopped. */
    async read() {
      const part = await read()
      return ok(part && { ...part, bytes: parts.toBlob(part.bytes) })
    },
    /** Gives rows to the worker at the other end of the port. */
    async serve(port: Port) {
      const rows = queue()
      if (rows) parts.offer(rows, port)
      return ok(null)
    },
    /** Makes the rows that the worker at the other end of the port gives, until there is none left. */
    async work(port: Port, settings: QrSettings, output: BatchOutput) {
      await makeAll(parts.connect(port), await rowMaker(settings, output, tools))
      return ok(null)
    },
  }
}
