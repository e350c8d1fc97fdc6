import { openChannel } from '#platform/worker/channel'
import { createWorkerClient } from '#platform/worker/client'
import { workerFailure } from '#platform/worker/failure'
import type { BatchOutput } from './domain/batch'
import type { BatchColumns, BatchSource } from './domain/source'
import type { QrSettings } from '../../domain/settings'
import type { QrBatchApi, QrPackApi } from '../../worker-api'
import batchScript from '../../../../../workers/qr-batch.worker.ts?worker&url'
import packScript from '../../../../../workers/qr-pack.worker.ts?worker&url'

// Never ended for idleness, since it holds the rows: the longest delay that a timer takes.
const KEPT_MS = 2 ** 31 - 1

const packer = createWorkerClient<QrPackApi>(packScript, { limitMs: null, idleMs: KEPT_MS })

/** Reads the rows of a batch and packs its files, in a worker of its own. */
export const batchPacker = {
  open: (source: BatchSource) => packer.call((api) => api.open(source)),
  start: (columns: BatchColumns, output: BatchOutput) =>
    packer.call((api) => api.start(columns, output)),
  read: () => packer.call((api) => api.read()),
  stop: () => packer.call((api) => api.stop()),
}

/**
 * Workers for the batch that was started last; to be stopped when it is done. On all processors but one, which the
 * packer and the page share: with one more the page has a third fewer frames.
 */
export function startMakers() {
  const makers = Array.from({ length: Math.max(1, navigator.hardwareConcurrency - 1) }, () =>
    createWorkerClient<QrBatchApi>(batchScript, { limitMs: null }),
  )
  let isStopped = false
  return {
    /** For each worker whether it made its share, and until then pending. */
    make: (settings: QrSettings, output: BatchOutput) =>
      makers.map(async (maker) => {
        const [end, otherEnd] = openChannel()
        const served = await packer.call((api) => api.serve(end))
        if (!served.ok) return served
        // Else it would start a worker for a batch that is cancelled.
        if (isStopped) return { ok: false, error: workerFailure('stopped') } as const
        return maker.call((api) => api.work(otherEnd, settings, output))
      }),
    stop() {
      isStopped = true
      for (const maker of makers) maker.stop()
    },
  }
}
