import type { CsvError } from '#lib/csv'
import { err, ok, type Result } from '#lib/result'
import { openGrowingFile, type GrowingFile } from '#platform/growing-file'
import { readTextFile } from '#platform/read-text-file'
import { createWorkerClient } from '#platform/worker/client'
import type { WorkerFailure } from '#platform/worker/failure'
import script from '../../../../../workers/qr-batch.worker.ts?worker&url'
import type { QrSettings } from '../../domain/settings'
import type { BatchFault, BatchOutput, MadeRows, RowsToMake } from './domain/batch'
import type { BatchColumns, BatchSource } from './domain/source'
import type { createBatchWorker } from './worker'

type BatchWorker = ReturnType<typeof createBatchWorker<Blob>>

// Never ended for idleness, since it holds the rows: the longest delay that a timer takes.
const KEPT_MS = 2 ** 31 - 1

const packing = createWorkerClient<BatchWorker>(script, { limitMs: null, idleMs: KEPT_MS })

/** Reads the rows of a batch and packs its files, in a worker of its own. */
const batchPacker = {
  open: (source: BatchSource) => packing.call((work) => work.open(source)),
  start: (columns: BatchColumns, output: BatchOutput) =>
    packing.call((work) => work.start(columns, output)),
  take: () => packing.call((work) => work.take()),
  add: (made: MadeRows) => packing.call((work) => work.add(made)),
  /** Ends the worker, with all that it has begun; the next call starts another one. */
  end: () => packing.stop(),
}

/**
 * Workers for the batch that was started last; to be stopped when it is done. On all processors but one, which the
 * packer and the page share: with one more the page has a third fewer frames.
 */
function startMakers() {
  const clients = Array.from({ length: Math.max(1, navigator.hardwareConcurrency - 1) }, () =>
    createWorkerClient<BatchWorker>(script, { limitMs: null }),
  )
  function stop() {
    for (const client of clients) client.stop()
  }
  return {
    all: clients.map((client) => ({
      prepare: (settings: QrSettings, output: BatchOutput) =>
        client.call((work) => work.prepare(settings, output)),
      make: (rows: RowsToMake) => client.call((work) => work.make(rows)),
    })),
    stop,
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

type Makers = ReturnType<Browser['startMakers']>

interface BatchRun {
  packer: Omit<Browser['packer'], 'open' | 'end'>
  makers: Makers
  file: GrowingFile
  settings: QrSettings
  output: BatchOutput
  columns: BatchColumns
  now: () => number
  /** Whether it was cancelled. */
  isStale: () => boolean
  onProgress: (progress: BatchProgress) => void
}

/** Progress need not be shown more often. */
const PROGRESS_MS = 250

const failed = (reason: string): BatchFailure => ({ code: 'failed', reason })

const STOPPED = failed('stopped')

/** The disk may be full. */
const notWritten = (cause: unknown) => failed(cause instanceof Error ? cause.message : 'write')

/** Has all rows made and writes them; the first failure ends the makers. */
async function writeAll(
  run: BatchRun,
  wanted: number,
): Promise<Result<BatchFault[], BatchFailure>> {
  const { packer, makers, file, settings, output, now, isStale, onProgress } = run
  const startedMs = now()
  let shownMs = startedMs
  const faults: BatchFault[] = []
  const failures: BatchFailure[] = []

  async function give(made: MadeRows): Promise<Result<unknown, BatchFailure>> {
    const part = await packer.add(made)
    if (!part.ok) return part
    const { bytes, done } = part.value
    faults.push(...part.value.faults)
    try {
      await file.write(bytes)
    } catch (cause) {
      return err(notWritten(cause))
    }
    const nowMs = now()
    if (done === wanted || (done > 0 && nowMs - shownMs >= PROGRESS_MS)) {
      shownMs = nowMs
      onProgress({ done, wanted, leftMs: ((nowMs - startedMs) / done) * (wanted - done) })
    }
    return part
  }
  /** Has the next rows taken while these are made, and given while the next are made. */
  async function makeShare({
    prepare,
    make,
  }: Makers['all'][number]): Promise<Result<unknown, BatchFailure>> {
    const prepared = await prepare(settings, output)
    if (!prepared.ok) return err(failed(prepared.error.reason))
    let taking = packer.take()
    let giving: Promise<Result<unknown, BatchFailure>> = Promise.resolve(prepared)
    for (;;) {
      const taken = await taking
      if (!taken.ok) return taken
      if (!taken.value) return giving
      // A call would start the worker anew.
      if (isStale() || failures.length > 0) return err(STOPPED)
      taking = packer.take()
      const made = await make(taken.value)
      if (!made.ok) return err(failed(made.error.reason))
      const given = await giving
      if (!given.ok) return given
      giving = give(made.value)
    }
  }
  await Promise.all(
    makers.all.map(async (maker) => {
      const share = await makeShare(maker)
      if (share.ok) return
      failures.push(share.error)
      makers.stop()
    }),
  )
  const [failure] = failures
  return failure ? err(failure) : ok(faults)
}

/**
 * Has all codes made and writes them into the file as they come. A worker gets no further rows while the file takes
 * what it has made, so that memory stays flat. Returns the rows that have no code.
 */
export async function runBatch(run: BatchRun): Promise<Result<BatchFault[], BatchFailure>> {
  const { packer, file, output, columns, isStale, onProgress } = run

  async function discard(error: BatchFailure) {
    await file.abort().catch(() => {})
    return err(error)
  }
  const wanted = await packer.start(columns, output)
  if (!wanted.ok) return discard(wanted.error)
  if (wanted.value === 0) return discard({ code: 'empty' })
  onProgress({ done: 0, wanted: wanted.value, leftMs: null })
  // Else it would start workers for a batch that is cancelled.
  if (isStale()) return discard(STOPPED)
  const written = await writeAll(run, wanted.value)
  if (!written.ok) return discard(written.error)
  if (isStale()) return discard(STOPPED)
  try {
    // A PDF would have no page, and no reader opens that.
    await (written.value.length < wanted.value ? file.close() : file.abort())
    return written
  } catch (cause) {
    return discard(notWritten(cause))
  }
}
