import { toHex } from '../../../lib/color'
import { ok, type Result } from '../../../lib/result'
import type { QrError } from './errors'
import { codeContent, formToPdf, pageOf } from './pdf'
import { design } from './render'
import type { CodeColors, QrSettings } from './settings'
import { toShapes, type Shapes } from './shapes'

/** A code in an SVG, in a PDF as large as itself, or as often as it fits on a PDF sheet of A4. */
export type ShapeFileKind = 'svg' | 'pdf' | 'sheet'

export interface ShapeFile {
  kind: ShapeFileKind
  /** Side of the code with its margin, within `FILE_SIZES_MM`. */
  sizeMm: number
}

/** An SVG file: one path a color, in whole modules, so that no edge falls between two pixels of its grid. */
function toSvg({ span, runs }: Shapes, { dark, light }: CodeColors, sizeMm: number): string {
  const modules = runs.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizeMm}mm" height="${sizeMm}mm"`,
    ` viewBox="0 0 ${span} ${span}" shape-rendering="crispEdges">`,
    `<path fill="${toHex(light)}" d="M0 0h${span}v${span}H0z"/>`,
    `<path fill="${toHex(dark)}" d="${modules}"/>`,
    '</svg>\n',
  ].join('')
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
  const content = codeContent(shapes, colors)
  const form = { span: shapes.span, resources: '', content, objects: [] }
  return ok(formToPdf(form, pageOf(kind, sizeMm)))
}
