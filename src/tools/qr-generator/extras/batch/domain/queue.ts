import { concat } from '#lib/concat'
import type { BatchFault, BatchRow, MadeRows, RowsToMake } from './batch'
import { isLatinText, labelName } from './label-text'

/** The one file of a batch, which grows. */
export interface BatchWriter {
  /** The bytes of these rows, which come in order; some may come with a later call. */
  add: (rows: readonly BatchRow[], made: MadeRows) => Promise<Uint8Array>
  /** The last bytes of the file. */
  end: () => Promise<Uint8Array>
}

/** What is new of a batch. */
export interface BatchPart {
  /** The next bytes of its file. */
  bytes: Uint8Array<ArrayBuffer>
  faults: BatchFault[]
  /** Rows that are done so far, of all parts. */
  done: number
}

/** Rows of one job of a worker: with fewer a slow page has much to hand on. */
const TAKEN_ROWS = 250

/** The rows of one batch: workers make them in any order, the file gets them in their own. */
export function createBatch(rows: readonly BatchRow[], writer: BatchWriter) {
  const isLatin = rows.every((row) => isLatinText(labelName(row)))
  const made = new Map<number, MadeRows>()
  let taken = 0
  let done = 0
  let adding: Promise<unknown> = Promise.resolve()

  async function addNext(): Promise<BatchPart> {
    const parts: Uint8Array[] = []
    const faults: BatchFault[] = []
    for (let next = made.get(done); next; next = made.get(done)) {
      made.delete(done)
      const used = rows.slice(done, done + next.sizes.length)
      parts.push(await writer.add(used, next))
      faults.push(...next.faults)
      done += used.length
      if (done === rows.length) parts.push(await writer.end())
    }
    return { bytes: concat(parts), faults, done }
  }
  return {
    /** Rows that no other worker has; null: all are taken. */
    take(): RowsToMake | null {
      if (taken >= rows.length) return null
      const from = taken
      taken += TAKEN_ROWS
      return { from, rows: rows.slice(from, taken), isLatin }
    },
    /** Returns what is new of the file: nothing while rows before these are still being made. */
    add(rowsOfJob: MadeRows): Promise<BatchPart> {
      made.set(rowsOfJob.from, rowsOfJob)
      const part = adding.then(addNext)
      adding = part
      return part
    },
  }
}
