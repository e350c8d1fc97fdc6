import { createWorkerClient } from '../../platform/worker/client'
import { createWorkerPool } from '../../platform/worker/pool'
import type { BatchFile, BatchKind, BatchRow } from './domain/batch'
import type { BatchColumns, BatchSource } from './domain/batch-source'
import type { QrSettings } from './domain/settings'
import type { QrBatchApi, QrPackApi } from './worker-api'
import batchScript from '../../../workers/qr-batch.worker.ts?worker&url'
import packScript from '../../../workers/qr-pack.worker.ts?worker&url'

// Never ended for idleness, since it holds the rows: the longest delay that a timer takes.
const KEPT_MS = 2 ** 31 - 1

const packer = createWorkerClient<QrPackApi>(packScript, { limitMs: null, idleMs: KEPT_MS })

/** Reads the rows of a batch and packs its files, in a worker of its own. */
export const batchPacker = {
  open: (source: BatchSource) => packer.call((api) => api.open(source)),
  start: (columns: BatchColumns, kind: BatchKind) => packer.call((api) => api.start(columns, kind)),
  take: (from: number) => packer.call((api) => api.take(from)),
  add: (files: readonly BatchFile[]) => packer.call((api) => api.add(files)),
  end: () => packer.call((api) => api.end()),
}

/** Makes the codes of a batch on all processors; to be stopped when it is done. */
export function startMakers() {
  const pool = createWorkerPool<QrBatchApi>(batchScript)
  return {
    size: pool.size,
    make: (rows: readonly BatchRow[], settings: QrSettings, kind: BatchKind) =>
      pool.call((api) => api.make(rows, settings, kind)),
    stop: () => pool.stop(),
  }
}
