import { madeFiles } from './batch'
import { batchNames } from './batch-names'
import type { BatchWriter } from './batch-queue'

/** A ZIP file that grows. */
export interface Zip {
  add: (files: readonly { name: string; bytes: Uint8Array<ArrayBuffer> }[]) => Promise<Uint8Array>
  end: () => Promise<Uint8Array>
}

/** Packs the files of a batch, each under a name of its own. */
export function batchZip(zip: Zip, ending: 'png' | 'svg'): BatchWriter {
  const nameOf = batchNames(ending)
  return {
    add: (rows, made) =>
      zip.add(madeFiles(rows, made).map((row) => ({ name: nameOf(row), bytes: row.bytes }))),
    end: () => zip.end(),
  }
}
