import { ok, type Result } from '../../../lib/result'
import type { QrError } from './errors'
import { layOut, type Layout } from './layout'
import { ANY_SYMBOL_PX, design } from './render'
import { toScene, type Scene } from './scene'
import { paintsOf, type Paints } from './scene-paint'
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
  return ok({ scene, paints: paintsOf(colors, style), layout: layout.value, version })
}
