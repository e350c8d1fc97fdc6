import type { HexColor } from '../../lib/color'
import { createWorkerClient } from '../../platform/worker/client'
import type { PaletteType } from './domain/palette'
import type { ColorWorkerApi } from './worker-api'

const client = createWorkerClient<ColorWorkerApi>(
  'color',
  (name) =>
    new Worker(new URL('../../../workers/color.worker.ts', import.meta.url), {
      type: 'module',
      name,
    }),
  { limitMs: 5000 },
)

export const makePalette = (color: HexColor, type: PaletteType) =>
  client.call((api) => api.makePalette(color, type))

/** Draws the spectrum in the worker; the bitmap of the answer is the caller's to close. */
export const drawSpectrum = () => client.call((api) => api.drawSpectrum())
