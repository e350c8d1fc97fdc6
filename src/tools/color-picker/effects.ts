import type { HexColor } from '#lib/color'
import { kept } from '#platform/kept'
import { toolSettings } from '#platform/kept-place'
import { randomBytes } from '#platform/random-bytes'
import { schedule } from '#platform/schedule'
import { unfoldingOf } from '#platform/unfolded'
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

/** Runs it so long after the next frame is done, unless the function returned is called before. */
function afterFrame(run: () => void, delayMs: number): () => void {
  let cancel = () => cancelAnimationFrame(frame)
  const frame = requestAnimationFrame(() => (cancel = schedule(run, delayMs)))
  return () => cancel()
}

/** What the picker needs of the browser; a parameter for the tests. */
export const browser = {
  unfold: unfoldingOf('color-picker'),
  /** The code comes with the first text that is no six hex digits: few visitors type one. */
  readColors: async (text: string) => (await import('./extras/readers')).readColors(text),
  makePalette: (color: HexColor, type: PaletteType) =>
    colorWorker.call((work) => work.makePalette(color, type)),
  drawSpectrum: () => colorWorker.call((work) => work.drawSpectrum()),
  randomBytes,
  afterFrame,
  colors: kept(toolSettings('color-picker'), { initial: NOTHING_KEPT, parse: parseKeptColors }),
}

export type Browser = typeof browser
