import { ok, type Result } from '../../../lib/result'
import type { QrError } from './errors'
import { layOut, type Layout } from './layout'
import { ANY_SYMBOL_PX, design } from './render'
import { toScene, type Scene } from './scene'
import { paintsOf, type Paints } from './scene-paint'
import type { QrSettings } from './settings'
import type { CodeStyle } from './style'

/** Settings with a style of their own. */
export type StyledSettings = QrSettings & { style: CodeStyle }

/** A code as shapes, its colors, and where it stands in its picture, frame and margin included. */
export interface Sketch {
  scene: Scene
  paints: Paints
  layout: Layout
  version: number
}

/** What the picture of some settings shows, or why there is none. */
export function sketch(settings: StyledSettings, sizePx = ANY_SYMBOL_PX): Result<Sketch, QrError> {
  const drawing = design(settings)
  if (!drawing.ok) return drawing
  const { matrix, colors } = drawing.value
  const { version } = matrix
  const scene = toScene(matrix, settings.margin, settings.style)
  const layout = layOut({ side: scene.span, version }, sizePx, 0)
  if (!layout.ok) return layout
  return ok({ scene, paints: paintsOf(colors, settings.style), layout: layout.value, version })
}
