import type { Rgb } from '../../../lib/contrast'
import { parseHexColor } from '../../../lib/hex-color'
import { err, ok, type Result } from '../../../lib/result'
import { bytesLeftAfter } from './capacity'
import { encodeQr } from './encode'
import type { QrError } from './errors'
import { layOut } from './layout'
import { encodePng, type Deflate } from './png'
import { rasterize, type Raster } from './raster'
import type { QrSettings } from './settings'
import { utf8Length } from './utf8'

/** What a browser thread has to lend. */
export interface Adapters<Bitmap> {
  toBitmap: (raster: Raster) => Bitmap
  deflate: Deflate
  toPngUrl: (png: Uint8Array<ArrayBuffer>) => string
}

export interface RenderedQr<Bitmap> {
  bitmap: Bitmap
  pngUrl: string
  version: number
  bytes: number
  bytesLeft: number
}

function readColors({
  dark,
  light,
}: QrSettings): Result<{ dark: Rgb; light: Rgb }, Extract<QrError, { code: 'bad-color' }>> {
  const darkRgb = parseHexColor(dark)
  if (!darkRgb) return err({ code: 'bad-color', field: 'dark', value: dark })
  const lightRgb = parseHexColor(light)
  if (!lightRgb) return err({ code: 'bad-color', field: 'light', value: light })
  return ok({ dark: darkRgb, light: lightRgb })
}

/** The whole way from settings to picture: the preview's bitmap and the PNG show the same pixels. */
export async function renderQr<Bitmap>(
  settings: QrSettings,
  { toBitmap, deflate, toPngUrl }: Adapters<Bitmap>,
): Promise<Result<RenderedQr<Bitmap>, QrError>> {
  const { text, level, sizePx } = settings
  const colors = readColors(settings)
  if (!colors.ok) return colors
  const matrix = encodeQr(text, level)
  if (!matrix.ok) return matrix
  const layout = layOut(matrix.value, sizePx)
  if (!layout.ok) return layout

  const png = await encodePng(matrix.value, layout.value, colors.value, deflate)
  return ok({
    pngUrl: toPngUrl(png),
    version: matrix.value.version,
    bytes: utf8Length(text),
    bytesLeft: bytesLeftAfter(text, level),
    // Last of all: a failure further up would leave a bitmap that nobody closes.
    bitmap: toBitmap(rasterize(matrix.value, layout.value, colors.value)),
  })
}
