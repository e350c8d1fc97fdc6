import type { Picture } from '#lib/picture'
import type { DrawCaption } from '../../src/tools/qr-generator/domain/adapters'
import { renderCode, type RenderAdapters } from '../../src/tools/qr-generator/domain/render'
import { DEFAULT_SETTINGS, type QrSettings } from '../../src/tools/qr-generator/domain/settings'
import {
  MODULE_SHAPES,
  PLAIN_STYLE,
  type CodeStyle,
} from '../../src/tools/qr-generator/domain/style'
import { STYLE_RENDERERS } from '../../src/tools/qr-generator/extras/work'
import { toPngUrl } from '../../workers/adapters/base64'
import { deflate } from '../../workers/adapters/compression'
import { valueOf, type QrPicture } from './qr-pictures'
import { readTrueColor } from './read-png'

/** Upright strokes as wide as the gaps between them, as letters have. */
export const drawCaption: DrawCaption = (_text, widthPx, heightPx) => {
  const stroke = Math.max(1, Math.round(heightPx / 10))
  return Uint8Array.from({ length: widthPx * heightPx }, (_, at) => {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)]
    const isInside = y > heightPx * 0.25 && y < heightPx * 0.75 && Math.abs(x / widthPx - 0.5) < 0.3
    return isInside && Math.floor(x / stroke) % 2 === 0 ? 255 : 0
  })
}

/** A red disc on nothing, with a blue hole. */
export const LOGO: Picture = {
  widthPx: 64,
  heightPx: 64,
  rgba: Uint8ClampedArray.from(
    Array.from({ length: 64 * 64 }, (_, at) => {
      const radius = Math.hypot((at % 64) - 31.5, Math.floor(at / 64) - 31.5)
      if (radius > 32) return [0, 0, 0, 0]
      return radius > 14 ? [200, 30, 30, 255] : [20, 40, 160, 255]
    }).flat(),
  ),
}

/** Every combination of what a style has. */
export const STYLES: readonly { name: string; style: CodeStyle }[] = MODULE_SHAPES.flatMap(
  (modules) =>
    ([null, '#1d4ed8'] as const).flatMap((endColor) =>
      [null, LOGO].flatMap((logo) =>
        [null, 'Scan me'].map((caption) => ({
          name: [modules, endColor && 'gradient', logo && 'logo', caption && 'frame']
            .filter(Boolean)
            .join(' '),
          style: { ...PLAIN_STYLE, modules, endColor, logo, caption },
        })),
      ),
    ),
)

export const ADAPTERS: RenderAdapters = {
  deflate,
  deflatePlain: deflate,
  drawCaption,
  toPngUrl,
  loadStyled: STYLE_RENDERERS.style,
}

export const styledSettings = (
  style: Partial<CodeStyle>,
  patch: Partial<QrSettings> = {},
): QrSettings & { style: CodeStyle } => ({
  ...DEFAULT_SETTINGS,
  text: 'https://example.com',
  level: 'H',
  ...patch,
  style: { ...PLAIN_STYLE, ...style },
})

/** The file of some settings, and its pixels as the file has them. */
export async function drawStyled(settings: QrSettings): Promise<QrPicture> {
  const { toPng } = valueOf(await renderCode(settings, ADAPTERS))
  const png = await toPng()
  const { widthPx, rgba } = readTrueColor(png)
  return { png, raster: { sizePx: widthPx, rgba: new Uint32Array(rgba.slice().buffer) } }
}
