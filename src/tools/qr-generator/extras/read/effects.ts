import { withPicture } from '#platform/device/svg-picture'
import { createWorkerClient } from '#platform/worker/client'
import type { QrReadApi } from '../../worker-api'
import script from '../../../../../workers/qr-read.worker.ts?worker&url'

/** A visitor who opened a picture waits for it; the next frame of a camera may show more. */
const RETRY_MS = { picture: 1500, frame: 40 }

const client = createWorkerClient<QrReadApi>(script, { limitMs: 20_000 })

export const readPicture = (file: Blob) =>
  withPicture(file, (picture) => client.call((api) => api.read(picture, RETRY_MS.picture, true)))

/** The texts of all codes that a camera sees. The frame stays the caller's to close. */
export const readFrame = (frame: ImageBitmap) =>
  client.call((api) => api.read(frame, RETRY_MS.frame, false))

export const openLogo = (file: Blob) =>
  withPicture(file, (picture) => client.call((api) => api.openLogo(picture)))
