import { createWorkerClient } from '../../platform/worker/client'
import { workerFailure } from '../../platform/worker/failure'
import type { BatchOutput, BatchRow, MadeRows } from './domain/batch'
import type { BatchColumns, BatchSource } from './domain/batch-source'
import type { QrSettings } from './domain/settings'
import type { QrBatchApi, QrPackApi } from './worker-api'
import batchScript from '../../../workers/qr-batch.worker.ts?worker&url'
import packScript from '../../../workers/qr-pack.worker.ts?worker&url'

// Never ended for idleness, since they hold the rows and what these are made with: the longest delay that a timer takes.
const OPTIONS = { limitMs: null, idleMs: 2 ** 31 - 1 }

const packer = createWorkerClient<QrPackApi>(packScript, OPTIONS)

/** Reads the rows of a batch and packs its files, in a worker of its own. */
export const batchPacker = {
  open: (source: BatchSource) => packer.call((api) => api.open(source)),
  start: (columns: BatchColumns, output: BatchOutput) =>
    packer.call((api) => api.start(columns, output)),
  take: () => packer.call((api) => api.take()),
  pack: (made: MadeRows) => packer.call((api) => api.pack(made)),
  end: () => packer.call((api) => api.end()),
}

/**
 * Workers for one batch, to be stopped when it is done. On all processors but one, which the packer and the page
 * share: with one more the page has a third fewer frames.
 */
export function startMakers(settings: QrSettings, output: BatchOutput) {
  let isStopped = false
  const makers = Array.from({ length: Math.max(1, navigator.hardwareConcurrency - 1) }, () => {
    const { call, stop } = createWorkerClient<QrBatchApi>(batchScript, OPTIONS)
    const start = () => call((api) => api.start(settings, output))
    let starting: ReturnType<typeof start> | undefined
    const make = async (rows: readonly BatchRow[]) => {
      // Else a new worker would start.
      if (isStopped) return { ok: false, error: workerFailure('stopped') } as const
      starting ??= start()
      const started = await starting
      return started.ok ? call((api) => api.make(rows)) : started
    }
    return { make, stop }
  })
  return {
    makers: makers.map(({ make }) => make),
    stop: () => {
      isStopped = true
      makers.forEach(({ stop }) => stop())
    },
  }
}
