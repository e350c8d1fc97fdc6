import { decodeQR } from 'qr/decode.js'
import type { HexColor } from '#lib/color'
import type { Picture } from '#lib/picture'
import { err, ok, type Result } from '#lib/result'
import { blur, scaleDown } from './camera-views'
import { readColors } from '../picture'
import { drawCode } from '../render'
import { judgeColors } from '../scannability'
import type { CodeColors, QrSettings } from '../settings'
import type { Adapters } from '../adapters'

/** Why a code may not be read. */
export type ScanFault =
  /** Too little contrast. */
  | 'contrast'
  /** Light on dark, which some apps do not read. */
  | 'inverted'
  /** It would be read without its logo. */
  | 'logo'
  /** It would be read without its frame, which takes room from the modules. */
  | 'frame'
  /** It would be read with plain squares, or at a larger size. */
  | 'style'
  /** Too many modules for the picture's size. */
  | 'dense'

/** Null: it was read in every view. */
export type ScanVerdict = ScanFault | null

/** Width of a phone's preview of its camera. */
const PREVIEW_PX = 360

type View = (picture: Picture) => Picture

/** How a camera may see the picture, the easiest first. */
const VIEWS: readonly View[] = [
  (picture) => picture,
  (picture) => (picture.widthPx > PREVIEW_PX ? scaleDown(picture, PREVIEW_PX) : picture),
  blur,
]

/** What the check needs of its worker. */
interface CheckSteps extends Adapters {
  /** Lets other work of the worker go first. */
  pause: () => Promise<void>
  /** Whether a newer picture is wanted: the check ends. */
  isOutdated: () => boolean
}

/** The time for attempts after the first: the worker shall soon be free for the next picture. */
const RETRY_LIMIT_MS = 60

/** The decoder drops byte order marks. */
const withoutMarks = (text: string) => text.replaceAll('\uFEFF', '')

/** Whether a QR code with the text is found in a picture. */
function isReadAs(text: string, { widthPx, heightPx, rgba }: Picture): boolean {
  try {
    const found = decodeQR(
      { width: widthPx, height: heightPx, data: rgba },
      { format: 'RGBA', timeLimit: RETRY_LIMIT_MS },
    )
    return withoutMarks(found) === withoutMarks(text)
  } catch {
    // It throws for every reason not to find one.
    return false
  }
}

/** The pixels of the file in a style or without; null where there is no picture. */
type Draw = (style: QrSettings['style']) => Promise<Picture | null>

/** What is wrong with the colors; null: nothing. */
function judgePaints({ dark, light }: CodeColors, end: HexColor | null | undefined): ScanVerdict {
  // Between the two the gradient is never lighter than the lighter of them.
  const judged = [judgeColors(dark, light), judgeColors(end ?? dark, light)]
  if (judged.includes('inverted')) return 'inverted'
  return judged.every((colors) => colors === 'fine') ? null : 'contrast'
}

/** Why a view of a styled code cannot be read: the part without which a plainer code can be. */
async function faultOf({ text, style }: QrSettings, view: View, draw: Draw): Promise<ScanFault> {
  const isRead = async (plainer: QrSettings['style']) => {
    const picture = await draw(plainer)
    return picture !== null && isReadAs(text, view(picture))
  }
  if (style?.logo && (await isRead({ ...style, logo: null }))) return 'logo'
  const isFramed = typeof style?.caption === 'string'
  if (isFramed && (await isRead({ ...style, caption: null }))) return 'frame'
  return style && (await isRead(undefined)) ? 'style' : 'dense'
}

/**
 * Reads the picture of some settings back, in its colors: at its size, as small as on a phone, and
 * blurred. 'outdated' if it was ended, or if the settings have no picture.
 */
export async function checkScan(
  settings: QrSettings,
  { pause, isOutdated, ...adapters }: CheckSteps,
): Promise<Result<ScanVerdict, 'outdated'>> {
  const colors = readColors(settings)
  if (!colors.ok) return err('outdated')
  const judged = judgePaints(colors.value, settings.style?.endColor)
  if (judged) return ok(judged)
  const draw: Draw = async (style) => {
    const drawn = await drawCode({ ...settings, style }, settings.sizePx, adapters)
    return drawn.ok ? drawn.value.toPixels() : null
  }
  const picture = await draw(settings.style)
  if (!picture) return err('outdated')
  for (const view of VIEWS) {
    await pause()
    if (isOutdated()) return err('outdated')
    if (!isReadAs(settings.text, view(picture))) return ok(await faultOf(settings, view, draw))
  }
  return ok(null)
}
