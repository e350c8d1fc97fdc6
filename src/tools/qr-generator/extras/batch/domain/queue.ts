import type { BatchRow, MadeRows, RowsToMake } from './batch'
import { isLatinText, labelName } from './label-text'
import { createParts } from './parts'

/** The one file of a batch, which grows. */
export interface BatchWriter {
  /** The bytes of these rows, which come in order; some may come with a later call. */
  add: (rows: readonly BatchRow[], made: MadeRows) => Promise<Uint8Array>
  /** The last bytes of the file. */
  end: () => Promise<Uint8Array>
}

/** What the workers of a batch use. */
export interface RowQueue {
  /** Rows that no other worker has; null: all are taken. */
  take: () => Promise<RowsToMake | null>
  /** Settles once they are written, so that no worker runs far ahead of the file. */
  give: (made: MadeRows) => Promise<void>
}

/** Rows of one job of a worker. */
const TAKEN_ROWS = 100

/** The rows of one batch: workers make them in any order, the file gets them in their own. */
export function createBatch(rows: readonly BatchRow[], writer: BatchWriter, now: () => number) {
  const parts = createParts(now)
  const isLatin = rows.every((row) => isLatinText(labelName(row)))
  const given = new Map<number, { made: MadeRows; resolve: () => void }>()
  let taken = 0
  let written = 0
  let isStopped = false
  let writing = Promise.resolve()

  async function writeGiven() {
    for (;;) {
      const next = given.get(written)
      if (!next || isStopped) return
      given.delete(written)
      const { sizes, faults } = next.made
      const used = rows.slice(written, written + sizes.length)
      written += used.length
      await parts.add(await writer.add(used, next.made), used.length, faults)
      if (written === rows.length) parts.end(await writer.end())
      next.resolve()
    }
  }
  const queue: RowQueue = {
    async take() {
      if (isStopped || taken >= rows.length) return null
      const from = taken
      taken += TAKEN_ROWS
      return { from, rows: rows.slice(from, taken), isLatin }
    },
    give: (made) =>
      new Promise((resolve, reject) => {
        given.set(made.from, { made, resolve })
        writing = writing.then(writeGiven)
        writing.catch(reject)
      }),
  }
  return {
    queue,
    read: parts.read,
    stop() {
      isStopped = true
      parts.stop()
    },
  }
}

/** Makes rows for as long as there are some; takes the next ones while it makes, and gives while it makes the next. */
export async function makeAll(queue: RowQueue, make: (rows: RowsToMake) => Promise<MadeRows>) {
  let next = queue.take()
  let giving = Promise.resolve()
  for (let rows = await next; rows; rows = await next) {
    next = queue.take()
    const made = await make(rows)
    await giving
    giving = queue.give(made)
  }
  await giving
}
