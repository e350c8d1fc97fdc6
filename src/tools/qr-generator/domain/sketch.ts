import { ok, type Result } from '../../../lib/result'
import type { QrError } from './errors'
import { design } from './render'
import { toScene, type Scene } from './scene'
import { paintsOf, type Paints } from './scene-paint'
import type { QrSettings } from './settings'
import type { CodeStyle } from './style'

/** Settings with a style of their own. */
export type StyledSettings = QrSettings & { style: CodeStyle }

/** A code as shapes, and its colors. */
export interface Sketch {
  scene: Scene
  paints: Paints
  version: number
}

/** What the picture of some settings shows, or why there is none. */
export function sketch(settings: StyledSettings): Result<Sketch, QrError> {
  const drawing = design(settings)
  if (!drawing.ok) return drawing
  const { matrix, colors } = drawing.value
  const scene = toScene(matrix, settings.margin, settings.style)
  return ok({ scene, paints: paintsOf(colors, settings.style), version: matrix.version })
}
