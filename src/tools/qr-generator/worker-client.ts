import { createWorkerClient } from '#platform/worker/client'
import script from '../../../workers/qr.worker.ts?worker&url'
import type { createQrWorker } from './worker'

export type QrWorker = ReturnType<typeof createQrWorker<ImageBitmap, Blob | ImageBitmap>>

/** What is done off the page, for the extras too. In a file of its own: the box starts it before all else has come. */
export const qrWorker = createWorkerClient<QrWorker>(script, { limitMs: 5000 })
