import type { Adapters, Deflate } from '../../domain/adapters'
import type { QrError } from '../../domain/errors'
import type { QrSettings } from '../../domain/settings'
import { isHoleLayer, outlineOf, type Box, type Corner, type Point } from './boxes'
import { asciiBytes, channels, decimal, growingPdf, points, POINTS_PER_MM } from '#lib/pdf'
import { ok, type Result } from '#lib/result'
import { codeResources, resourceWriter } from './pdf-resources'
import { sketchForFile, type Sketch } from './sketch'

/** How far the control points of a cubic Bézier curve for a quarter of a circle are from its ends, in radii: 4/3 (√2 - 1). */
const ROUND = 0.5523

/** A line along a side, and the corner at its end. */
function cornerPath({ at, start, end, radius }: Corner): string {
  const line = `${start.join(' ')} l `
  if (radius === 0) return line
  const towards = (from: Point) =>
    from.map((value, axis) => value + ((at[axis] ?? 0) - value) * ROUND)
  return `${line}${[...towards(start), ...towards(end), ...end].map(decimal).join(' ')} c `
}

function pathOf(box: Box, isHole: boolean): string {
  const { x, y, width, height, radii } = box
  if (radii.every((radius) => radius === 0)) {
    return isHole ? `${x} ${y + height} ${width} ${-height} re` : `${x} ${y} ${width} ${height} re`
  }
  const corners = outlineOf(box, isHole)
  return `${corners.at(-1)?.end.join(' ')} m ${corners.map(cornerPath).join('')}h`
}

/** What draws a code, in modules; its shading is `Ink` and its pictures `Picture0` and so on, with `suffix`. */
export function sceneContent(
  { span, layers, ink, inkEnd, paper, placed }: Sketch,
  suffix = '',
): string {
  const images = placed.map(
    ({ area: { x, y, width, height } }, index) =>
      `q ${[width, 0, 0, -height, x, y + height].map(decimal).join(' ')} cm /Picture${index}${suffix} Do Q`,
  )
  return [
    // The y axis of PDF points up; from here on it points down, as in `Area`.
    `1 0 0 -1 0 ${span} cm`,
    `${channels(paper)} rg`,
    `0 0 ${span} ${span} re f`,
    `${channels(ink)} rg`,
    'q',
    ...layers.flatMap((boxes, layer) => boxes.map((box) => pathOf(box, isHoleLayer(layer)))),
    // A box within another takes away from it.
    inkEnd === ink ? 'f* Q' : `W* n /Ink${suffix} sh Q`,
    ...images,
  ].join('\n')
}

/** A page of copies of a code, in millimetres. */
export interface PageMm {
  width: number
  height: number
  /** Side of a copy. */
  sizeMm: number
  /** Lower left corners of the copies. */
  places: readonly { x: number; y: number }[]
}

/** A PDF file of one page: the code once as a form, and where its copies stand. */
async function sceneToPdf(
  code: Sketch,
  page: PageMm,
  deflate: Deflate,
): Promise<Uint8Array<ArrayBuffer>> {
  const { span } = code
  const pdf = growingPdf()
  const resources = resourceWriter(pdf)
  resources.add(await codeResources(code, deflate))
  const form = pdf.addStream(
    `/Type/XObject/Subtype/Form/BBox[0 0 ${span} ${span}]/Resources<<${resources.entries()}>>`,
    asciiBytes(sceneContent(code)),
  )
  const scale = String(Number(((page.sizeMm * POINTS_PER_MM) / span).toFixed(8)))
  const copies = page.places.map(
    ({ x, y }) => `q ${scale} 0 0 ${scale} ${points(x)} ${points(y)} cm /Code Do Q`,
  )
  pdf.addPage(page, pdf.addStream('', asciiBytes(copies.join('\n'))))
  pdf.end(`/XObject<</Code ${form} 0 R>>`)
  return pdf.drain()
}

/** The bytes of a PDF with the code of some settings. */
export async function pdfFile(
  settings: QrSettings,
  page: PageMm,
  adapters: Pick<Adapters, 'deflate' | 'drawCaption'>,
): Promise<Result<Uint8Array<ArrayBuffer>, QrError>> {
  const code = sketchForFile(settings, adapters)
  return code.ok ? ok(await sceneToPdf(code.value, page, adapters.deflate)) : code
}
