import { ok, type Result } from '#lib/result'
import type { Adapters } from '../../../domain/adapters'
import type { QrError } from '../../../domain/errors'
import { layOut, type Layout } from '../../../domain/layout'
import type { DrawableCode } from '../../../domain/picture'
import { paintBand } from './scene-pixels'
import { encodeScene } from './scene-png'
import type { QrSettings } from '../../../domain/settings'
import { sketch, withCaption } from '../../shared/sketch'

/** Most pixels of the side of the preview, which the page scales. */
const PREVIEW_PX = 720

/** A code with a style. */
export function styledCode(
  settings: QrSettings,
  sizePx: number,
  { deflate, drawCaption }: Pick<Adapters, 'deflate' | 'drawCaption'>,
): Result<DrawableCode, QrError> {
  const drawing = sketch(settings)
  if (!drawing.ok) return drawing
  const { span, version } = drawing.value
  const laidOut = layOut({ side: span, version }, sizePx, 0)
  if (!laidOut.ok) return laidOut
  const layout = laidOut.value
  const modulePx = Math.max(1, Math.floor(PREVIEW_PX / span))
  const preview = { sizePx: span * modulePx, modulePx, offsetPx: 0 }

  const sketchFor = (target: Layout) => withCaption(drawing.value, target.modulePx, drawCaption)
  function pixelsOf(target: Layout) {
    const { rgba } = paintBand(sketchFor(target), target, [0, target.sizePx])
    return { widthPx: target.sizePx, heightPx: target.sizePx, rgba }
  }
  return ok({
    shape: { version, span, layout, isSmooth: true },
    toPreview: () => pixelsOf(preview),
    toPng: () => encodeScene(sketchFor(layout), layout, deflate),
    toPixels: () => pixelsOf(layout),
  })
}
