import { toRgb, type Rgb } from '../../../lib/color'
import type { Picture } from '../../../lib/picture'
import { ok, type Result } from '../../../lib/result'
import type { DrawCaption } from './adapters'
import type { QrError } from './errors'
import { layOut, type Layout } from './layout'
import { toWord } from './pixels'
import { ANY_SYMBOL_PX, design } from './render'
import { toScene, type Placed, type Scene } from './scene'
import type { QrSettings } from './settings'
import { PLAIN_STYLE } from './style'

/** The foreground at the upper left and at the lower right, and the background. */
export interface Paints {
  ink: Rgb
  inkEnd: Rgb
  paper: Rgb
}

/** A code as shapes, its colors, and where it stands in its picture, frame and margin included. */
export interface Sketch {
  scene: Scene
  paints: Paints
  layout: Layout
  version: number
}

/** What the picture of some settings shows, or why there is none. */
export function sketch(settings: QrSettings, sizePx = ANY_SYMBOL_PX): Result<Sketch, QrError> {
  const drawing = design(settings)
  if (!drawing.ok) return drawing
  const { matrix, colors } = drawing.value
  const { version } = matrix
  const { margin, style = PLAIN_STYLE } = settings
  const scene = toScene(matrix, margin, style)
  const layout = layOut({ side: scene.span, version }, sizePx, 0)
  if (!layout.ok) return layout
  const { dark: ink, light: paper } = colors
  const paints = { ink, inkEnd: style.endColor ? toRgb(style.endColor) : ink, paper }
  return ok({ scene, paints, layout: layout.value, version })
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
