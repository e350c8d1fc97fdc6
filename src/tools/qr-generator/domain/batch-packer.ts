import { err, ok, type Result } from '../../../lib/result'
import { MAX_ROWS, type BatchOutput, type BatchRow, type BatchWriter, type MadeRows } from './batch'
import type { CsvRecord, TooMany } from './batch-csv'
import type { Deflate } from './adapters'
import { readSource, rowsOf, type BatchColumns, type BatchSource } from './batch-source'
import { batchZip, type Zip } from './batch-zip'

/** Rows that are made together. */
const TAKEN_ROWS = 100

/** Holds the rows of a batch, one batch after another, and packs what is made of them. */
export function createPacker(openZip: () => Zip, deflate: Deflate) {
  let records: CsvRecord[] = []
  let rows: BatchRow[] = []
  let writer: BatchWriter | undefined
  let taken = 0
  let written = 0
  return {
    async open(source: BatchSource) {
      const read = readSource(source)
      if (!read.ok) return read
      records = read.value
      return ok({ count: records.length, head: records[0]?.fields ?? [] })
    },
    async start(columns: BatchColumns, output: BatchOutput): Promise<Result<number, TooMany>> {
      rows = rowsOf(records, columns)
      // One record more was read, for a head that this batch does not have.
      if (rows.length > MAX_ROWS) return err({ code: 'too-many', limit: MAX_ROWS })
      taken = 0
      written = 0
      writer =
        output.kind === 'labels'
          ? (await import('./label-pdf')).labelPdf(output.sheet, deflate)
          : batchZip(openZip(), output.kind)
      return ok(rows.length)
    },
    async take() {
      const from = taken
      taken += TAKEN_ROWS
      return ok(rows.slice(from, taken))
    },
    async pack(made: MadeRows) {
      if (!writer) throw new Error('there is no batch')
      const from = written
      written += made.sizes.length
      return writer.add(rows.slice(from, written), made)
    },
    async end() {
      if (!writer) throw new Error('there is no batch')
      return writer.end()
    },
  }
}
