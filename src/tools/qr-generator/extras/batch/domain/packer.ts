import type { CsvRecord, TooMany } from '#lib/csv'
import { err, ok, type Result } from '#lib/result'
import type { Deflate } from '../../../domain/adapters'
import { MAX_ROWS, type BatchOutput } from './batch'
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
  /** A clock in milliseconds. */
  now: () => number
}

/** Holds the rows of a batch, and packs what is made of them. */
export function createPacker({ openZip, deflate, now }: PackingAdapters) {
  let records: CsvRecord[] = []
  let batch: ReturnType<typeof createBatch> | null = null
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
      batch = createBatch(rows, writer, now)
      return ok(rows.length)
    },
    /** The queue of the batch that was started last. */
    queue: () => batch?.queue ?? null,
    read: async () => (await batch?.read()) ?? null,
    async stop() {
      batch?.stop()
      return ok(null)
    },
  }
}
