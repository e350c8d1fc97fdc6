import type { Picture } from '#lib/picture'
import { ok, type Result } from '#lib/result'
import type { Adapters } from '../../domain/adapters'
import type { QrError } from '../../domain/errors'
import { asciiBytes, pageOf } from '../../domain/files/pdf'
import { sceneToPdf } from '../../domain/scene/scene-pdf'
import { encodePicture } from '../../domain/scene/scene-png'
import { sceneToSvg } from '../../domain/scene/scene-svg'
import type { QrSettings } from '../../domain/settings'
import { sketch, withCaption } from '../../domain/scene/sketch'

/** An SVG, a PDF page as large as the code, or a PDF page of A4 with as many copies of it as fit. */
export type ShapeFileKind = 'svg' | 'pdf' | 'sheet'

export interface ShapeFile {
  kind: ShapeFileKind
  /** Side of the code with its margin, within `FILE_SIZES_MM`. */
  sizeMm: number
}

/** Of the caption in a file of shapes: about 200 dots an inch on the largest sheet. */
const FILE_WIDTH_PX = 1600

/** A file with the code as shapes, logo and caption as pictures in it. */
export async function drawFile(
  settings: QrSettings,
  { kind, sizeMm }: ShapeFile,
  { toPngUrl, deflate, drawCaption }: Adapters,
): Promise<Result<Uint8Array<ArrayBuffer>, QrError>> {
  const drawing = sketch(settings)
  if (!drawing.ok) return drawing
  const modulePx = Math.floor(FILE_WIDTH_PX / drawing.value.span)
  const code = withCaption(drawing.value, modulePx, drawCaption)
  if (kind === 'svg') {
    const toUrl = async (picture: Picture) => toPngUrl(await encodePicture(picture, deflate))
    return ok(asciiBytes(await sceneToSvg(code, sizeMm, toUrl)))
  }
  return ok(await sceneToPdf(code, pageOf(kind, sizeMm), deflate))
}
