import type { HexColor } from '#lib/color'
import type { Picture } from '#lib/picture'
import { ok, type Result } from '#lib/result'
import type { Adapters, DrawCaption } from '../../domain/adapters'
import type { QrError } from '../../domain/errors'
import { toWord } from '../../domain/pixels'
import { encodeSettings } from '../../domain/picture'
import { toScene, type Scene } from './scene'
import type { QrSettings } from '../../domain/settings'
import { PLAIN_STYLE } from '../../domain/style'

/** A code as outlines, and its colors: what a file of any kind and size is drawn from. */
export interface Sketch extends Scene {
  /** The foreground at the upper left; one color where `inkEnd` is the same. */
  ink: HexColor
  /** The foreground at the lower right. */
  inkEnd: HexColor
  /** The background. */
  paper: HexColor
  version: number
}

/** The outlines of some settings, or why there are none. */
export function sketch(settings: QrSettings): Result<Sketch, QrError> {
  const encoded = encodeSettings(settings)
  if (!encoded.ok) return encoded
  const { symbol, colors } = encoded.value
  const { margin, style = PLAIN_STYLE } = settings
  const { dark: ink, light: paper } = colors
  const inkEnd = style.endColor ?? ink
  return ok({ ...toScene(symbol, margin, style), ink, inkEnd, paper, version: symbol.version })
}

function captionPicture(alpha: Uint8Array, widthPx: number, color: HexColor): Picture {
  const rgba = new Uint8ClampedArray(alpha.length * 4)
  new Uint32Array(rgba.buffer).fill(toWord(color, 0))
  alpha.forEach((part, at) => (rgba[at * 4 + 3] = part))
  return { widthPx, heightPx: alpha.length / widthPx, rgba }
}

/** The sketch with its caption drawn, for so many pixels a module. */
export function withCaption(code: Sketch, modulePx: number, drawCaption: DrawCaption): Sketch {
  if (!code.caption) return code
  const { area, text } = code.caption
  const [widthPx, heightPx] = [area.width * modulePx, area.height * modulePx]
  const alpha = drawCaption(text, widthPx, heightPx)
  const picture = captionPicture(alpha, widthPx, code.paper)
  return { ...code, placed: [...code.placed, { area, picture }] }
}

/** The caption in a file of outlines is so wide: about 200 dots an inch on the largest sheet. */
const FILE_WIDTH_PX = 1600

/** The outlines of some settings for a file of any size. */
export function sketchForFile(
  settings: QrSettings,
  { drawCaption }: Pick<Adapters, 'drawCaption'>,
): Result<Sketch, QrError> {
  const drawing = sketch(settings)
  if (!drawing.ok) return drawing
  const modulePx = Math.floor(FILE_WIDTH_PX / drawing.value.span)
  return ok(withCaption(drawing.value, modulePx, drawCaption))
}
