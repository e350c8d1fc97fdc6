import { toRgb } from '../../../lib/color'
import { ok, type Result } from '../../../lib/result'
import type { QrError } from './errors'
import { layOut, type Layout } from './layout'
import { ANY_SYMBOL_PX, design } from './render'
import { toScene, type Scene } from './scene'
import type { Paints } from './scene-paint'
import type { QrSettings } from './settings'
import { PLAIN_STYLE } from './style'

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
