import type { CsvRecord, TooMany } from '#lib/csv'
import { err, ok, type Result } from '#lib/result'
import type { Deflate } from '../../../domain/adapters'
import { MAX_ROWS, type BatchOutput, type MadeRows } from './batch'
import { createBatch } from './queue'
import {
  lastBeyondAscii,
  notesOf,
  readSource,
  rowsOf,
  sampleOf,
  type BatchColumns,
  type BatchSource,
} from './source'
import { batchZip, type Zip } from './zip'

/** The browser functions that packing uses. */
export interface PackingAdapters {
  openZip: () => Zip
  deflate: Deflate
}

/** Holds the rows of a batch, and packs what is made of them. */
export function createPacker({ openZip, deflate }: PackingAdapters) {
  let records: CsvRecord[] = []
  let batch: ReturnType<typeof createBatch> | null = null

  /** Throws in a worker that has started none: the one that had it is gone. */
  function startedBatch() {
    if (!batch) throw new Error('no batch has been started')
    return batch
  }
  return {
    async open(source: BatchSource) {
      const read = readSource(source)
      if (!read.ok) return read
      records = read.value
      return ok({
        count: records.length,
        sample: sampleOf(records),
        notes: notesOf(records),
        lastBeyondAscii: lastBeyondAscii(records),
      })
    },
    async start(columns: BatchColumns, output: BatchOutput): Promise<Result<number, TooMany>> {
      const rows = rowsOf(records, columns)
      // One record more was read, for a head that this batch does not have.
      if (rows.length > MAX_ROWS) return err({ code: 'too-many', limit: MAX_ROWS })
      const writer =
        output.kind === 'labels'
          ? (await import('./label-pdf')).labelPdf(output.sheet, deflate)
          : batchZip(openZip(), output.kind)
      batch = createBatch(rows, writer)
      return ok(rows.length)
    },
    /** Rows of the batch that was started last, as its queue gives them. */
    take: async () => ok(startedBatch().take()),
    add: (made: MadeRows) => startedBatch().add(made),
  }
}
