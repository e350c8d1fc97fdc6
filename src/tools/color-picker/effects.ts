import type { HexColor } from '#lib/color'
import { createWorkerClient } from '#platform/worker/client'
import type { PaletteType } from './domain/palette'
import type { ColorWorkerApi } from './worker-api'
import script from '../../../workers/color.worker.ts?worker&url'

const client = createWorkerClient<ColorWorkerApi>(script, { limitMs: 5000 })

export const makePalette = (color: HexColor, type: PaletteType) =>
  client.call((api) => api.makePalette(color, type))

export const drawPlane = (hueDeg: number) => client.call((api) => api.drawPlane(hueDeg))

/** A large photo on a slow phone. */
const PICTURE_LIMIT_MS = 30_000

/** Reads a picture in the worker: decoding, scaling and its main colors cost the page nothing. */
export const openPicture = (picture: Blob | ImageBitmap) =>
  client.call((api) => api.openPicture(picture), { limitMs: PICTURE_LIMIT_MS })

export const drawSpectrum = () => client.call((api) => api.drawSpectrum())

export const startWorker = () => client.start()
