import { parseHexColor, toHex } from '../../../lib/color'
import type { Picture } from '../../../lib/picture'
import { err, ok, type Result } from '../../../lib/result'
import { bytesLeftAfter } from './capacity'
import { encodeQr, type QrMatrix } from './encode'
import type { QrError } from './errors'
import { layOut, type Layout } from './layout'
import { drawPixels } from './pixels'
import { encodePng, type Deflate } from './png'
import { utf8Length } from './segments'
import type { CodeColors, EcLevel, PrintSizePx, QrSettings, SizePx } from './settings'

export interface RenderedQr {
  /** For the screen: one pixel a module, the margin included, unless it `isSmooth`. */
  preview: Picture
  /** The file in the chosen size, written from the matrix, not read back from a canvas. */
  png: Uint8Array<ArrayBuffer>
  /** 1 to 40. */
  version: number
  /** Length of the text in UTF-8. */
  bytes: number
  level: EcLevel
  /** How many more bytes a version 40 symbol of this level would hold after this text. */
  bytesLeft: number
  /** Where the symbol stands in the PNG. */
  layout: Layout
  /** The preview has many pixels a module, for smooth scaling. */
  isSmooth?: true
}

/** A symbol, where it stands in its picture, and in which colors. */
interface Drawing {
  matrix: QrMatrix
  layout: Layout
  colors: CodeColors
}

function readColors({ dark, light }: QrSettings): Result<CodeColors, QrError> {
  const darkRgb = parseHexColor(dark)
  if (!darkRgb) return err({ code: 'bad-color', field: 'dark', value: dark })
  const lightRgb = parseHexColor(light)
  if (!lightRgb) return err({ code: 'bad-color', field: 'light', value: light })
  if (toHex(darkRgb) === toHex(lightRgb)) return err({ code: 'equal-colors' })
  return ok({ dark: darkRgb, light: lightRgb })
}

/** A picture of so many pixels has room for every symbol; shapes need none. */
export const ANY_SYMBOL_PX = 512

/** What the picture of some settings shows, or why there is none. */
export function design(settings: QrSettings, sizePx = ANY_SYMBOL_PX): Result<Drawing, QrError> {
  const colors = readColors(settings)
  if (!colors.ok) return colors
  const matrix = encodeQr(settings.text, settings.level)
  if (!matrix.ok) return matrix
  const layout = layOut(matrix.value, sizePx, settings.margin)
  if (!layout.ok) return layout
  return ok({ matrix: matrix.value, layout: layout.value, colors: colors.value })
}

/** What the page states of the text of a code. */
export const figuresOf = ({ text, level }: QrSettings, version: number) => ({
  version,
  bytes: utf8Length(text),
  level,
  bytesLeft: bytesLeftAfter(text, level),
})

/** The whole way from settings to picture: the preview and the PNG show the same modules. */
export async function renderQr(
  settings: QrSettings,
  deflate: Deflate,
): Promise<Result<RenderedQr, QrError>> {
  const { sizePx, margin } = settings
  const drawing = design(settings, sizePx)
  if (!drawing.ok) return drawing
  const { matrix, layout, colors } = drawing.value
  const preview = { sizePx: matrix.side + 2 * margin, modulePx: 1, offsetPx: margin }
  return ok({
    preview: drawPixels(matrix, preview, colors),
    png: await encodePng(matrix, layout, colors, deflate),
    ...figuresOf(settings, matrix.version),
    layout,
  })
}

/** The PNG file of the same code in a size for print. It is never held as pixels of four bytes. */
export async function printQr(
  settings: QrSettings,
  sizePx: SizePx | PrintSizePx,
  deflate: Deflate,
): Promise<Result<Uint8Array<ArrayBuffer>, QrError>> {
  const drawing = design(settings, sizePx)
  if (!drawing.ok) return drawing
  const { matrix, layout, colors } = drawing.value
  return ok(await encodePng(matrix, layout, colors, deflate))
}
