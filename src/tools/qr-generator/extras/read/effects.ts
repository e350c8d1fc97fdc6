import { openCamera, watchFrames } from '#platform/device/camera'
import { withPicture } from '#platform/device/svg-picture'
import { createWorkerClient } from '#platform/worker/client'
import script from '../../../../../workers/qr-read.worker.ts?worker&url'
import type { createReadWorker } from './worker'

type ReadWorker = ReturnType<typeof createReadWorker<Blob | ImageBitmap, ImageBitmap>>

/** A visitor who opened a picture waits for it; the next frame of a camera may show more. */
const RETRY_MS = { picture: 1500, frame: 40 }

const client = createWorkerClient<ReadWorker>(script, { limitMs: 20_000 })

/** What reading needs of the browser; a parameter for the tests. */
export const browser = {
  readPicture: (file: Blob) =>
    withPicture(file, (picture) =>
      client.call((work) => work.read(picture, RETRY_MS.picture, true)),
    ),
  /** All codes that a camera sees. The frame stays the caller's to close. */
  readFrame: (frame: ImageBitmap) => client.call((work) => work.read(frame, RETRY_MS.frame, false)),
  openCamera,
  watchFrames,
}

export type Browser = typeof browser
