import { ok, type Result } from '../../../lib/result'
import type { QrError } from './errors'
import { pageOf, toPdf } from './pdf'
import { design } from './render'
import type { QrSettings } from './settings'
import { toShapes } from './shapes'
import { toSvg } from './svg'

/** A code in an SVG, in a PDF as large as itself, or as often as it fits on a PDF sheet of A4. */
export type ShapeFileKind = 'svg' | 'pdf' | 'sheet'

export interface ShapeFile {
  kind: ShapeFileKind
  /** Side of the code with its margin, within `FILE_SIZES_MM`. */
  sizeMm: number
}

/** A file with a code as shapes, or why there is none. All of it is ASCII. */
export function drawFile(
  settings: QrSettings,
  { kind, sizeMm }: ShapeFile,
): Result<string, QrError> {
  const drawing = design(settings)
  if (!drawing.ok) return drawing
  const { matrix, colors } = drawing.value
  const shapes = toShapes(matrix, settings.margin)
  if (kind === 'svg') return ok(toSvg(shapes, colors, sizeMm))
  return ok(toPdf(shapes, colors, pageOf(kind, sizeMm)))
}
