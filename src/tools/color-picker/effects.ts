import type { HexColor } from '#lib/color'
import { afterFrame } from '#platform/after-frame'
import { kept, toolSettings } from '#platform/kept'
import { randomBytes } from '#platform/random-bytes'
import { createWorkerClient } from '#platform/worker/client'
import script from '../../../workers/color.worker.ts?worker&url'
import { NOTHING_KEPT, parseKeptColors } from './domain/kept-colors'
import type { PaletteType } from './domain/palette'
import type { ColorWorker } from './worker'

/** What is done off the page, for the extras too. */
export const colorWorker = createWorkerClient<ColorWorker<ImageBitmap, Blob | ImageBitmap>>(
  script,
  { limitMs: 5000 },
)

/** What the page starts before it is rendered. */
export const prepare = () => colorWorker.start()

/** What the picker needs of the browser; a parameter for the tests. */
export const browser = {
  makePalette: (color: HexColor, type: PaletteType) =>
    colorWorker.call((work) => work.makePalette(color, type)),
  drawSpectrum: () => colorWorker.call((work) => work.drawSpectrum()),
  randomBytes,
  afterFrame,
  colors: kept(toolSettings('color-picker'), { initial: NOTHING_KEPT, parse: parseKeptColors }),
}

export type Browser = typeof browser
