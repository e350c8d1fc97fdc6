import { toRgb, type Rgb } from '../../../lib/color'
import type { Picture } from '../../../lib/picture'
import { ok, type Result } from '../../../lib/result'
import type { DrawCaption } from './adapters'
import type { QrError } from './errors'
import { toWord } from './pixels'
import { design } from './plain'
import { toScene, type Placed, type Scene } from './scene'
import type { QrSettings } from './settings'
import { PLAIN_STYLE } from './style'

/** A code as shapes, and its colors. */
interface Sketch {
  scene: Scene
  /** The foreground at the upper left and at the lower right, and the background. */
  paints: { ink: Rgb; inkEnd: Rgb; paper: Rgb }
  version: number
}

/** The shapes of some settings, or why there are none. */
export function sketch(settings: QrSettings): Result<Sketch, QrError> {
  const designed = design(settings)
  if (!designed.ok) return designed
  const { matrix, colors } = designed.value
  const { margin, style = PLAIN_STYLE } = settings
  const { dark: ink, light: paper } = colors
  const paints = { ink, inkEnd: style.endColor ? toRgb(style.endColor) : ink, paper }
  return ok({ scene: toScene(matrix, margin, style), paints, version: matrix.version })
}

function captionPicture(alpha: Uint8Array, widthPx: number, color: Rgb): Picture {
  const rgba = new Uint8ClampedArray(alpha.length * 4)
  new Uint32Array(rgba.buffer).fill(toWord(color, 0))
  alpha.forEach((part, at) => (rgba[at * 4 + 3] = part))
  return { widthPx, heightPx: alpha.length / widthPx, rgba }
}

/** A styled code with all that is on it: what a file of any kind is drawn from. */
export interface Painting extends Pick<Sketch, 'scene' | 'paints'> {
  /** The logo and the caption. */
  placed: readonly Placed[]
}

/** A sketch with its logo, and its caption drawn for so many pixels a module. */
export function paintingOf(
  { scene, paints }: Sketch,
  modulePx: number,
  drawCaption: DrawCaption,
): Painting {
  const { logo, caption } = scene
  const placed = logo ? [logo] : []
  if (caption) {
    const { area, text } = caption
    const [widthPx, heightPx] = [area.width * modulePx, area.height * modulePx]
    const alpha = drawCaption(text, widthPx, heightPx)
    placed.push({ area, picture: captionPicture(alpha, widthPx, paints.paper) })
  }
  return { scene, paints, placed }
}
