import { ok, type Result } from '../../../lib/result'
import type { Grid } from './band'
import { bytesLeftAfter } from './capacity'
import type { QrError } from './errors'
import { layOut } from './layout'
import type { Pixels } from './pixels'
import type { Adapters, RenderedQr } from './render'
import { placePictures } from './scene-paint'
import { paintBand } from './scene-pixels'
import { encodeScene } from './scene-png'
import { utf8Length } from './segments'
import type { PrintSizePx, SizePx } from './settings'
import { sketch, type Sketch, type StyledSettings } from './sketch'
import type { CodeStyle } from './style'
import type { DrawCaption, StyledAdapters } from './styled-adapters'

/** The browser functions that a picture with its preview uses. */
export type PictureAdapters<Bitmap> = StyledAdapters &
  Pick<Adapters<Bitmap>, 'toBitmap' | 'toPngUrl'>

/** Most pixels of the side of the preview's bitmap, which the page scales. */
const PREVIEW_PX = 720

function gridOf({ scene, version }: Sketch, sizePx: number): Result<Grid, QrError> {
  const layout = layOut({ side: scene.span, version }, sizePx, 0)
  return layout.ok ? ok(layout.value) : layout
}

async function pngOf(
  { scene, paints }: Sketch,
  style: CodeStyle,
  grid: Grid,
  { drawCaption, deflate }: StyledAdapters,
) {
  const placed = placePictures(scene, style, paints, grid.modulePx, drawCaption)
  return encodeScene(scene, paints, placed, grid, deflate)
}

/** The picture as the file has it, or as large as `grid` has it. */
function pixelsOf({ scene, paints }: Sketch, style: CodeStyle, grid: Grid, draw: DrawCaption) {
  const placed = placePictures(scene, style, paints, grid.modulePx, draw)
  return paintBand(scene, paints, placed, grid, [0, grid.sizePx])
}

/** The picture of some settings with a style: the preview's bitmap has many pixels a module. */
export async function renderStyled<Bitmap>(
  settings: StyledSettings,
  adapters: PictureAdapters<Bitmap>,
): Promise<Result<RenderedQr<Bitmap>, QrError>> {
  const { text, level, sizePx, style } = settings
  const drawing = sketch(settings)
  if (!drawing.ok) return drawing
  const grid = gridOf(drawing.value, sizePx)
  if (!grid.ok) return grid
  const { span } = drawing.value.scene
  const modulePx = Math.max(1, Math.floor(PREVIEW_PX / span))
  const preview: Grid = { sizePx: span * modulePx, modulePx, offsetPx: 0 }
  const png = await pngOf(drawing.value, style, grid.value, adapters)
  const { rgba } = pixelsOf(drawing.value, style, preview, adapters.drawCaption)
  return ok({
    pngUrl: adapters.toPngUrl(png),
    version: drawing.value.version,
    bytes: utf8Length(text),
    bytesLeft: bytesLeftAfter(text, level),
    layout: grid.value,
    isSmooth: true,
    bitmap: adapters.toBitmap({ sizePx: preview.sizePx, rgba: new Uint32Array(rgba.buffer) }),
  })
}

/** The PNG file of the same code in a size for print. */
export async function printStyled(
  settings: StyledSettings,
  sizePx: SizePx | PrintSizePx,
  adapters: StyledAdapters,
): Promise<Result<Uint8Array<ArrayBuffer>, QrError>> {
  const drawing = sketch(settings)
  if (!drawing.ok) return drawing
  const grid = gridOf(drawing.value, sizePx)
  return grid.ok ? ok(await pngOf(drawing.value, settings.style, grid.value, adapters)) : grid
}

/** The pixels of the file, to be read back. */
export function styledPixels(
  settings: StyledSettings,
  drawCaption: DrawCaption,
): Result<Pixels, QrError> {
  const drawing = sketch(settings)
  if (!drawing.ok) return drawing
  const grid = gridOf(drawing.value, settings.sizePx)
  return grid.ok ? ok(pixelsOf(drawing.value, settings.style, grid.value, drawCaption)) : grid
}
