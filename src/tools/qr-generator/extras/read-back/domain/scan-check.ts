import { _QRScanner as QrScanner } from 'qr/decode.js'
import type { HexColor } from '#lib/color'
import type { Picture } from '#lib/picture'
import { err, ok, type Result } from '#lib/result'
import { encodeSettings, readColors } from '../../../domain/picture'
import { drawableCode, type RenderAdapters } from '../../../domain/render'
import { logoHole } from '../../shared/scene'
import { judgeColors } from '../../../domain/scannability'
import type { CodeColors, QrSettings } from '../../../domain/settings'
import { blur, scaleDown, tilted, turned } from './camera-views'
import { damageOf } from './damage'

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

type View = (picture: Picture) => Picture

/** How a camera may see the picture, the easiest first. */
const VIEWS: readonly View[] = [
  (picture) => picture,
  (picture) => scaleDown(picture, Math.round(picture.widthPx / 2)),
  blur,
  turned,
  tilted,
]

/** Larger pictures are read more easily, and take longer: they are not checked. */
const MAX_CHECKED_PX = 1024

/**
 * How much of what the error correction repairs a logo may hide. Measured with 240 codes of ten texts: from here up
 * the decoders fail one after another, and below it all of them read nearly every code.
 */
const MAX_DAMAGE = 1

/** Whether the logo hides more than is repaired. */
function isHidden(settings: QrSettings): boolean {
  const { style, level } = settings
  const encoded = encodeSettings(settings)
  if (!style?.logo || !encoded.ok) return false
  const { symbol } = encoded.value
  return damageOf(symbol, level, logoHole(symbol.side, style.logo, style.logoPercent)) > MAX_DAMAGE
}

/** The functions of the worker that the check is made with. */
interface CheckAdapters extends RenderAdapters {
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
    // What read-codes.ts uses of the package too: with the same part of it, both workers have one file.
    const maxSize = { width: widthPx, height: heightPx }
    const scanner = new QrScanner({ timeLimit: RETRY_LIMIT_MS, maxSize })
    scanner.addImage({ ...maxSize, data: rgba }, 'RGBA')
    const [found] = scanner.decode()
    return typeof found === 'string' && withoutMarks(found) === withoutMarks(text)
  } catch {
    // It throws for most reasons not to find one.
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
 * Reads the picture of some settings back, in its colors: as it is saved, at half its size, blurred, turned and
 * tilted. 'outdated' if it was ended, or if the settings have no picture.
 */
export async function checkScan(
  settings: QrSettings,
  savedPx: number,
  { pause, isOutdated, ...adapters }: CheckAdapters,
): Promise<Result<ScanVerdict, 'outdated'>> {
  const colors = readColors(settings)
  if (!colors.ok) return err('outdated')
  const judged = judgePaints(colors.value, settings.style?.endColor)
  if (judged) return ok(judged)
  if (isHidden(settings)) return ok('logo')
  const draw: Draw = async (style) => {
    const code = await drawableCode(
      { ...settings, style },
      Math.min(savedPx, MAX_CHECKED_PX),
      adapters,
    )
    return code.ok ? code.value.toPixels() : null
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
