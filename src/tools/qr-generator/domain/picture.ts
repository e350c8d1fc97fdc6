import { readAnyHex } from '#lib/color'
import type { Picture } from '#lib/picture'
import { err, ok, type Result } from '#lib/result'
import type { Deflate } from './adapters'
import { encodeQr, type QrSymbol } from './encode'
import type { QrError } from './errors'
import { layOut, type Layout } from './layout'
import { drawPixels } from './pixels'
import { encodePng } from './png'
import type { CodeColors, QrSettings } from './settings'

export interface CodeShape {
  /** 1 to 40. */
  version: number
  /** Modules along a side of the file, margin and frame included. */
  span: number
  /** Where the symbol stands in the file. */
  layout: Layout
  /** The preview has many pixels a module, for smooth scaling. */
  isSmooth: boolean
}

/** A code whose pictures are drawn when they are asked for. */
export interface DrawableCode {
  shape: CodeShape
  /** The picture for the screen: one pixel a module, the margin included, unless it `isSmooth`. */
  toPreview: () => Picture
  /** The file, written from the matrix, not read back from a canvas. */
  toPng: () => Promise<Uint8Array<ArrayBuffer>>
  /** The pixels of the file. */
  toPixels: () => Picture
}

export function readColors({ dark, light }: QrSettings): Result<CodeColors, QrError> {
  const colors = { dark: readAnyHex(dark), light: readAnyHex(light) }
  if (!colors.dark) return err({ code: 'bad-color', field: 'dark', value: dark })
  if (!colors.light) return err({ code: 'bad-color', field: 'light', value: light })
  if (colors.dark === colors.light) return err({ code: 'equal-colors' })
  return ok({ dark: colors.dark, light: colors.light })
}

/** The symbol of some settings and its colors, or why there is none. */
export function encodeSettings(
  settings: QrSettings,
): Result<{ symbol: QrSymbol; colors: CodeColors }, QrError> {
  const colors = readColors(settings)
  if (!colors.ok) return colors
  const { text, level, isUtf8Marked } = settings
  const symbol = encodeQr(text, level, { isUtf8Marked })
  return symbol.ok ? ok({ symbol: symbol.value, colors: colors.value }) : symbol
}

/** A code of plain squares in one color. */
export function plainCode(
  settings: QrSettings,
  sizePx: number,
  deflate: Deflate,
): Result<DrawableCode, QrError> {
  const encoded = encodeSettings(settings)
  if (!encoded.ok) return encoded
  const { symbol, colors } = encoded.value
  const { margin } = settings
  const laidOut = layOut(symbol, sizePx, margin)
  if (!laidOut.ok) return laidOut
  const layout = laidOut.value
  const span = symbol.side + 2 * margin
  const preview = { sizePx: span, modulePx: 1, offsetPx: margin }
  return ok({
    shape: { version: symbol.version, span, layout, isSmooth: false },
    toPreview: () => drawPixels(symbol, preview, colors),
    toPng: () => encodePng(symbol, layout, colors, deflate),
    toPixels: () => drawPixels(symbol, layout, colors),
  })
}
