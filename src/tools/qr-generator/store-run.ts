import { err, ok, type Result } from '../../lib/result'
import type { GrowingFile } from '../../platform/growing-file'
import type { WorkerFailure } from '../../platform/worker/failure'
import type { batchPacker, startMakers } from './client-batch'
import type { BatchFault, BatchOutput, MadeRows } from './domain/batch'
import type { CsvError, TooMany } from './domain/batch-csv'
import type { BatchColumns } from './domain/batch-source'

export interface BatchProgress {
  done: number
  wanted: number
  /** Null: not known yet. */
  leftMs: number | null
}

export type BatchFailure = { code: 'empty' | 'failed' | 'no-sheet' | 'unreadable' } | CsvError

interface BatchRun {
  packer: Omit<typeof batchPacker, 'open'>
  makers: ReturnType<typeof startMakers>['makers']
  file: GrowingFile
  output: BatchOutput
  columns: BatchColumns
  now: () => number
  /** Whether it was cancelled. */
  isStale: () => boolean
  onProgress: (progress: BatchProgress) => void
}

export type RunError =
  { code: 'empty' } | TooMany | WorkerFailure | { code: 'failed'; reason: string }

type Written = Result<unknown, RunError>

/** Rejects where the file does. */
async function writeAll(
  { packer, makers, file, now, onProgress }: BatchRun,
  wanted: number,
): Promise<Result<BatchFault[], RunError>> {
  const startedMs = now()
  const faults: BatchFault[] = []
  let done = 0
  /** Of the rows that were taken last: each waits for those before. */
  let writing: Promise<Written> = Promise.resolve(ok(null))

  async function write(making: Promise<Result<MadeRows, WorkerFailure>>): Promise<Written> {
    const made = await making
    // The packer goes on, and holds the rows.
    if (!made.ok) return err({ code: 'failed', reason: made.error.reason })
    const packed = await packer.pack(made.value)
    if (!packed.ok) return packed
    await file.write(packed.value)
    faults.push(...made.value.faults)
    done += made.value.sizes.length
    onProgress({ done, wanted, leftMs: ((now() - startedMs) / done) * (wanted - done) })
    return packed
  }
  async function work(make: (typeof makers)[number]): Promise<Written> {
    for (;;) {
      const taken = await packer.take()
      if (!taken.ok || taken.value.length === 0) return taken
      const making = make(taken.value)
      writing = writing.then((before) => (before.ok ? write(making) : before))
      const written = await writing
      if (!written.ok) return written
    }
  }
  // Each makes rows while others of its own are written.
  for (const worked of await Promise.all(makers.flatMap((make) => [work(make), work(make)]))) {
    if (!worked.ok) return worked
  }
  const last = await packer.end()
  if (!last.ok) return last
  await file.write(last.value)
  return ok(faults)
}

/**
 * Has all codes made and writes them into the file as they come. A worker makes nothing more while the file is slower
 * than it, so that memory stays flat. Returns the rows that have no code.
 */
export async function runBatch(run: BatchRun): Promise<Result<BatchFault[], RunError>> {
  const { packer, file, output, columns, isStale, onProgress } = run

  async function discard(error: RunError) {
    await file.abort().catch(() => {})
    return err(error)
  }
  const wanted = await packer.start(columns, output)
  if (!wanted.ok) return discard(wanted.error)
  if (wanted.value === 0) return discard({ code: 'empty' })
  onProgress({ done: 0, wanted: wanted.value, leftMs: null })
  try {
    const written = await writeAll(run, wanted.value)
    if (!written.ok) return await discard(written.error)
    if (isStale()) return await discard({ code: 'failed', reason: 'stopped' })
    // A PDF would have no page, and no reader opens that.
    await (written.value.length < wanted.value ? file.close() : file.abort())
    return written
  } catch (cause) {
    // The disk may be full.
    return discard({ code: 'failed', reason: cause instanceof Error ? cause.message : 'write' })
  }
}
