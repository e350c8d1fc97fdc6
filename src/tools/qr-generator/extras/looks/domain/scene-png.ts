import type { Deflate } from '../../../domain/adapters'
import type { Layout } from '../../../domain/layout'
import { pngFile, TRUE_COLOR } from '#lib/png'
import { filteredLines } from '../../shared/picture-png'
import type { Sketch } from '../../shared/sketch'
import { paintBand } from './scene-pixels'

/** Lines that are drawn at once: a picture of 8192 px is never held as a whole. */
const BAND_LINES = 64

function* bandsOf(code: Sketch, layout: Layout) {
  const { sizePx } = layout
  for (let from = 0; from < sizePx; from += BAND_LINES) {
    yield paintBand(code, layout, [from, Math.min(from + BAND_LINES, sizePx)])
  }
}

/** The bytes of a PNG of a styled code, never read back from a canvas. */
export async function encodeScene(code: Sketch, layout: Layout, deflate: Deflate) {
  const { sizePx } = layout
  const lines = filteredLines(bandsOf(code, layout), sizePx, 3)
  return pngFile({ widthPx: sizePx, heightPx: sizePx }, TRUE_COLOR, await deflate(lines))
}
