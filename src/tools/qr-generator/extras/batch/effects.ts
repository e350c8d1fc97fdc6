import type { CsvError } from '#lib/csv'
import { err, ok, type Result } from '#lib/result'
import { openGrowingFile, type GrowingFile } from '#platform/growing-file'
import { readTextFile } from '#platform/read-text-file'
import { openChannel } from '#platform/worker/channel'
import { createWorkerClient } from '#platform/worker/client'
import { workerFailure, type WorkerFailure } from '#platform/worker/failure'
import script from '../../../../../workers/qr-batch.worker.ts?worker&url'
import type { QrSettings } from '../../domain/settings'
import type { BatchFault, BatchOutput } from './domain/batch'
import type { BatchColumns, BatchSource } from './domain/source'
import type { createBatchWorker } from './worker'

type BatchWorker = ReturnType<typeof createBatchWorker<MessagePort, Blob>>

// Never ended for idleness, since it holds the rows: the longest delay that a timer takes.
const KEPT_MS = 2 ** 31 - 1

const packing = createWorkerClient<BatchWorker>(script, { limitMs: null, idleMs: KEPT_MS })

/** Reads the rows of a batch and packs its files, in a worker of its own. */
const batchPacker = {
  open: (source: BatchSource) => packing.call((work) => work.open(source)),
  start: (columns: BatchColumns, output: BatchOutput) =>
    packing.call((work) => work.start(columns, output)),
  read: () => packing.call((work) => work.read()),
  stop: () => packing.call((work) => work.stop()),
  /** Ends the worker, with all that it has begun; the next call starts another one. */
  end: () => packing.stop(),
}

/**
 * Workers for the batch that was started last; to be stopped when it is done. On all processors but one, which the
 * packer and the page share: with one more the page has a third fewer frames.
 */
function startMakers() {
  const makers = Array.from({ length: Math.max(1, navigator.hardwareConcurrency - 1) }, () =>
    createWorkerClient<BatchWorker>(script, { limitMs: null }),
  )
  let isStopped = false
  return {
    /** For each worker whether it made its share, and until then pending. */
    make: (settings: QrSettings, output: BatchOutput) =>
      makers.map(async (maker) => {
        const [end, otherEnd] = openChannel()
        const served = await packing.call((work) => work.serve(end))
        if (!served.ok) return served
        // Else it would start a worker for a batch that is cancelled.
        if (isStopped) return { ok: false, error: workerFailure('stopped') } as const
        return maker.call((work) => work.work(otherEnd, settings, output))
      }),
    stop() {
      isStopped = true
      for (const maker of makers) maker.stop()
    },
  }
}

/** What a batch needs of the browser; a parameter for the tests. */
export const browser = {
  packer: batchPacker,
  startMakers,
  openFile: openGrowingFile,
  readTextFile,
  now: () => performance.now(),
}

export type Browser = typeof browser

export interface BatchProgress {
  done: number
  wanted: number
  /** Null while it is not known yet. */
  leftMs: number | null
}

export type BatchFailure =
  | { code: 'empty' | 'no-sheet' | 'unreadable' }
  | CsvError
  | WorkerFailure
  | { code: 'failed'; reason: string }

interface BatchRun {
  packer: Omit<Browser['packer'], 'open'>
  makers: ReturnType<Browser['startMakers']>
  file: GrowingFile
  settings: QrSettings
  output: BatchOutput
  columns: BatchColumns
  now: () => number
  /** Whether it was cancelled. */
  isStale: () => boolean
  onProgress: (progress: BatchProgress) => void
}

/** Rejects where writing the file fails. */
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
    // The disk may be full: what was written is discarded.
    return discard({ code: 'failed', reason: cause instanceof Error ? cause.message : 'write' })
  }
}
