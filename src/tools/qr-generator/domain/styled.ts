import type { Picture } from '../../../lib/picture'
import { ok, type Result } from '../../../lib/result'
import type { QrError } from './errors'
import type { Layout } from './layout'
import { figuresOf, type RenderedQr } from './render'
import { paintBand } from './scene-pixels'
import { encodeScene } from './scene-png'
import type { PrintSizePx, QrSettings, SizePx } from './settings'
import { paintingOf, sketch, type Sketch } from './sketch'
import type { DrawCaption, StyledAdapters } from './adapters'

/** Most pixels of the side of the preview, which the page scales. */
const PREVIEW_PX = 720

/** The sketch as pictures of its layout's size need it. */
const painted = (drawing: Sketch, draw: DrawCaption) =>
  paintingOf(drawing, drawing.layout.modulePx, draw)

const pngOf = (drawing: Sketch, { drawCaption, deflate }: StyledAdapters) =>
  encodeScene(painted(drawing, drawCaption), drawing.layout, deflate)

function pixelsOf(drawing: Sketch, draw: DrawCaption): Picture {
  const { layout } = drawing
  const { sizePx } = layout
  const { rgba } = paintBand(painted(drawing, draw), layout, [0, sizePx])
  return { widthPx: sizePx, heightPx: sizePx, rgba }
}

/** The picture of some settings with a style: the preview has many pixels a module. */
export async function renderStyled(
  settings: QrSettings,
  adapters: StyledAdapters,
): Promise<Result<RenderedQr, QrError>> {
  const drawing = sketch(settings, settings.sizePx)
  if (!drawing.ok) return drawing
  const { scene, layout, version } = drawing.value
  const modulePx = Math.max(1, Math.floor(PREVIEW_PX / scene.span))
  const preview: Layout = { sizePx: scene.span * modulePx, modulePx, offsetPx: 0 }
  return ok({
    preview: pixelsOf({ ...drawing.value, layout: preview }, adapters.drawCaption),
    png: await pngOf(drawing.value, adapters),
    ...figuresOf(settings, version),
    layout,
    isSmooth: true,
  })
}

/** The PNG file of the same code in a size for print. */
export async function printStyled(
  settings: QrSettings,
  sizePx: SizePx | PrintSizePx,
  adapters: StyledAdapters,
): Promise<Result<Uint8Array<ArrayBuffer>, QrError>> {
  const drawing = sketch(settings, sizePx)
  return drawing.ok ? ok(await pngOf(drawing.value, adapters)) : drawing
}

/** The pixels of the file, to be read back. */
export function styledPixels(
  settings: QrSettings,
  drawCaption: DrawCaption,
): Result<Picture, QrError> {
  const drawing = sketch(settings, settings.sizePx)
  return drawing.ok ? ok(pixelsOf(drawing.value, drawCaption)) : drawing
}
