import { decodePixels } from './decode'
import { blur, drawPixels, scaleDown, type Pixels } from './pixels'
import { design } from './render'
import { judgeColors } from './scannability'
import type { QrSettings } from './settings'

/** Why a code may not be read. */
export type ScanFault =
  /** Too little contrast. */
  | 'contrast'
  /** Light on dark, which some apps do not read. */
  | 'inverted'
  /** Too many modules for the picture's size. */
  | 'dense'

/** Null: it was read in every view. */
export type ScanVerdict = ScanFault | null

/** Width of a phone's preview of its camera. */
const PREVIEW_PX = 360

/** How a camera may see the picture, the easiest first. */
const VIEWS: readonly ((picture: Pixels) => Pixels)[] = [
  (picture) => picture,
  (picture) => (picture.sizePx > PREVIEW_PX ? scaleDown(picture, PREVIEW_PX) : picture),
  blur,
]

/** What the check needs of its worker. */
export interface CheckSteps {
  /** Lets other work of the worker go first. */
  pause: () => Promise<void>
  /** Whether a newer picture is wanted: the check ends. */
  isOutdated: () => boolean
}

/**
 * Reads the picture of some settings back, in its colours: at its size, as small as on a phone, and
 * blurred. 'outdated' if it was ended, or if the settings have no picture.
 */
export async function checkScan(
  settings: QrSettings,
  { pause, isOutdated }: CheckSteps,
): Promise<ScanVerdict | 'outdated'> {
  const drawing = design(settings, settings.sizePx)
  if (!drawing.ok) return 'outdated'
  const { matrix, layout, colors } = drawing.value
  const judged = judgeColors(colors.dark, colors.light)
  if (judged === 'inverted') return 'inverted'
  if (judged !== 'fine') return 'contrast'
  const picture = drawPixels(matrix, layout, colors)
  for (const view of VIEWS) {
    await pause()
    if (isOutdated()) return 'outdated'
    if (decodePixels(view(picture)) !== settings.text) return 'dense'
  }
  return null
}
