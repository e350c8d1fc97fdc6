import { err, ok, type Result } from '../../lib/result'
import type { GrowingFile } from '../../platform/growing-file'
import type { batchPacker, startMakers } from './client-batch'
import { CHUNK_ROWS, type BatchFault, type BatchKind } from './domain/batch'
import type { BatchColumns } from './domain/batch-source'
import type { QrSettings } from './domain/settings'

export interface BatchProgress {
  done: number
  wanted: number
  /** Null: not known yet. */
  leftMs: number | null
}

export interface BatchRun {
  packer: typeof batchPacker
  makers: ReturnType<typeof startMakers>
  file: GrowingFile
  settings: QrSettings
  kind: BatchKind
  columns: BatchColumns
  now: () => number
  /** Whether it was cancelled. */
  isStale: () => boolean
}

type RunError = { code: 'empty' | 'failed'; reason?: string }

/** Shortest time between two updates of the progress. */
const SHOW_MS = 100

/**
 * Makes all codes and writes them into the file in their order. Only as many chunks are in progress as keep all
 * workers busy, so that memory stays flat. Returns the rows that have no code.
 */
export async function runBatch(
  run: BatchRun,
  onProgress: (progress: BatchProgress) => void,
): Promise<Result<BatchFault[], RunError>> {
  const { packer, makers, file, settings, kind, columns, now, isStale } = run
  const faults: BatchFault[] = []

  async function discard(error: RunError) {
    await file.abort().catch(() => {})
    return err(error)
  }
  async function makeChunk(from: number) {
    const rows = await packer.take(from)
    return rows.ok ? makers.make(rows.value, settings, kind) : rows
  }
  async function writeAll(wanted: number): Promise<string | null> {
    const startedMs = now()
    let shownMs = startedMs
    const chunks: ReturnType<typeof makeChunk>[] = []
    let next = 0
    for (let done = 0; done < wanted;) {
      for (; next < wanted && chunks.length < 2 * makers.size; next += CHUNK_ROWS) {
        chunks.push(makeChunk(next))
      }
      const made = await chunks.shift()
      if (!made || isStale()) return 'stopped'
      if (!made.ok) return made.error.reason
      faults.push(...made.value.faults)
      const packed = await packer.add(made.value.files)
      if (!packed.ok) return packed.error.reason
      await file.write(packed.value)
      done = Math.min(wanted, done + CHUNK_ROWS)
      const elapsedMs = now() - startedMs
      if (done < wanted && now() - shownMs < SHOW_MS) continue
      shownMs = now()
      onProgress({ done, wanted, leftMs: (elapsedMs / done) * (wanted - done) })
    }
    const last = await packer.end()
    if (!last.ok) return last.error.reason
    await file.write(last.value)
    return null
  }

  const wanted = await packer.start(columns, kind)
  if (!wanted.ok) return discard({ code: 'failed', reason: wanted.error.reason })
  if (wanted.value === 0) return discard({ code: 'empty' })
  onProgress({ done: 0, wanted: wanted.value, leftMs: null })
  try {
    const reason = await writeAll(wanted.value)
    if (reason !== null || isStale())
      return await discard({ code: 'failed', reason: reason ?? 'stopped' })
    await file.close()
    return ok(faults)
  } catch (cause) {
    // The disk may be full.
    return discard({ code: 'failed', reason: cause instanceof Error ? cause.message : 'write' })
  }
}
