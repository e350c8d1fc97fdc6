import { err, ok, type Result } from '#lib/result'
import type { GrowingFile } from '#platform/growing-file'
import type { WorkerFailure } from '#platform/worker/failure'
import type { batchPacker, startMakers } from './extras/batch/effects'
import type { BatchFault, BatchOutput } from './extras/batch/domain/batch'
import type { CsvError } from './extras/batch/domain/csv'
import type { BatchColumns } from './extras/batch/domain/source'
import type { QrSettings } from './domain/settings'

export interface BatchProgress {
  done: number
  wanted: number
  /** Null: not known yet. */
  leftMs: number | null
}

export type BatchFailure =
  | { code: 'empty' | 'no-sheet' | 'unreadable' }
  | CsvError
  | WorkerFailure
  | { code: 'failed'; reason: string }

interface BatchRun {
  packer: Omit<typeof batchPacker, 'open'>
  makers: ReturnType<typeof startMakers>
  file: GrowingFile
  settings: QrSettings
  output: BatchOutput
  columns: BatchColumns
  now: () => number
  /** Whether it was cancelled. */
  isStale: () => boolean
  onProgress: (progress: BatchProgress) => void
}

/** Rejects where the file does. */
async function writeAll(
  { packer, makers, file, settings, output, now, isStale, onProgress }: BatchRun,
  wanted: number,
): Promise<Result<BatchFault[], BatchFailure>> {
  const startedMs = now()
  const faults: BatchFault[] = []
  let reason = 'stopped'
  for (const making of makers.make(settings, output)) {
    void making.then((made) => {
      if (made.ok) return
      reason = made.error.reason
      // Else the next part would be waited for without end.
      void packer.stop()
    })
  }
  for (;;) {
    const read = await packer.read()
    if (!read.ok) return read
    if (!read.value) return err({ code: 'failed', reason })
    const { bytes, done, isLast } = read.value
    faults.push(...read.value.faults)
    await file.write(bytes)
    const leftMs = done > 0 ? ((now() - startedMs) / done) * (wanted - done) : null
    onProgress({ done, wanted, leftMs })
    if (isLast) return isStale() ? err({ code: 'failed', reason }) : ok(faults)
  }
}

/**
 * Has all codes made and writes them into the file as they come. The workers pass them on among themselves, and wait
 * where the file is slower than they are, so that memory stays flat. Returns the rows that have no code.
 */
export async function runBatch(run: BatchRun): Promise<Result<BatchFault[], BatchFailure>> {
  const { packer, file, output, columns, onProgress } = run

  async function discard(error: BatchFailure) {
    void packer.stop()
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
    // A PDF would have no page, and no reader opens that.
    await (written.value.length < wanted.value ? file.close() : file.abort())
    return written
  } catch (cause) {
    // The disk may be full.
    return discard({ code: 'failed', reason: cause instanceof Error ? cause.message : 'write' })
  }
}
