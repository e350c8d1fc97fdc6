import type { Picture } from '#lib/picture'
import { ok, type Result } from '#lib/result'
import type { QrError } from './domain/errors'
import { makePng, renderCode, type CodeFigures } from './domain/render'
import type { PrintSizePx, QrSettings, SizePx } from './domain/settings'
import { STYLE_RENDERERS, extraWork, type WorkAdapters } from './extras/work'

export interface CodePreview<Bitmap> extends CodeFigures {
  /** The owner that drops it closes it. */
  bitmap: Bitmap
}

export interface CodeImage<Bitmap> extends CodePreview<Bitmap> {
  /** The file as `data:image/png;base64,…`: a text, by which views know whether it is another picture. */
  pngUrl: string
}

/** The browser functions of the worker. */
interface QrAdapters<Bitmap, Source> extends Omit<WorkAdapters<Source>, 'loadStyled' | 'revision'> {
  toBitmap: (picture: Picture) => Bitmap
}

/** All that is done off the page. The promises reject where code does not come. */
export function createQrWorker<Bitmap, Source>(given: QrAdapters<Bitmap, Source>) {
  const adapters = { ...given, loadStyled: STYLE_RENDERERS.style }
  /**
   * Counts the page's pictures, so that reading back an older one ends (`check` of extras/work.ts). Previews of the box
   * are not read back.
   */
  let revision = 0
  return {
    async makeImage(settings: QrSettings): Promise<Result<CodeImage<Bitmap>, QrError>> {
      revision++
      const rendered = await renderCode(settings, adapters)
      if (!rendered.ok) return rendered
      const { preview, toPng, figures } = rendered.value
      const pngUrl = adapters.toPngUrl(await toPng())
      return ok({ ...figures, pngUrl, bitmap: adapters.toBitmap(preview) })
    },
    /** The picture for the screen without its file. */
    async makePreview(settings: QrSettings): Promise<Result<CodePreview<Bitmap>, QrError>> {
      const rendered = await renderCode(settings, adapters)
      if (!rendered.ok) return rendered
      const { preview, figures } = rendered.value
      return ok({ ...figures, bitmap: adapters.toBitmap(preview) })
    },
    makePng: (settings: QrSettings, sizePx: SizePx | PrintSizePx) =>
      makePng(settings, sizePx, adapters),
    ...extraWork({ ...adapters, revision: () => revision }),
  }
}
