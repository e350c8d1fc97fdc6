import { ok, type Result } from '#lib/result'
import type { Adapters } from './adapters'
import { bytesLeftAfter } from './capacity'
import type { QrError } from './errors'
import { plainPicture, type CodePicture } from './picture'
import { utf8Length } from './segments'
import type { EcLevel, PrintSizePx, QrSettings, SizePx } from './settings'

/** A code in pixels, in a style or without. */
export async function drawCode(settings: QrSettings, sizePx: number, adapters: Adapters) {
  if (!settings.style) return plainPicture(settings, sizePx, adapters.deflatePlain)
  const { styledPicture } = await import('./scene/styled')
  return styledPicture(settings, sizePx, adapters)
}

/** What the page states of a code. */
export interface CodeFigures extends Pick<CodePicture, 'version' | 'span' | 'layout' | 'isSmooth'> {
  /** Length of the text in UTF-8. */
  bytes: number
  level: EcLevel
  /** How many more bytes a version 40 symbol of this level would hold after this text. */
  bytesLeft: number
}

/** The picture for the screen alone, and what makes its PNG, which shows the same modules. */
export async function previewCode(settings: QrSettings, adapters: Adapters) {
  const drawn = await drawCode(settings, settings.sizePx, adapters)
  if (!drawn.ok) return drawn
  const { toPreview, toPng, version, span, layout, isSmooth } = drawn.value
  const { text, level, isUtf8Marked } = settings
  const bytesLeft = bytesLeftAfter(text, level, isUtf8Marked)
  const figures: CodeFigures = {
    version,
    span,
    layout,
    isSmooth,
    bytes: utf8Length(text),
    level,
    bytesLeft,
  }
  return ok({ preview: toPreview(), toPng, figures })
}

/** The whole way from settings to preview and PNG. */
export async function renderCode(settings: QrSettings, adapters: Adapters) {
  const made = await previewCode(settings, adapters)
  if (!made.ok) return made
  const { preview, toPng, figures } = made.value
  return ok({ preview, png: await toPng(), figures })
}

/** The bytes of a PNG with the same code in a size of its own, not that of the settings. */
export async function makePng(
  settings: QrSettings,
  sizePx: SizePx | PrintSizePx,
  adapters: Adapters,
): Promise<Result<Uint8Array<ArrayBuffer>, QrError>> {
  const drawn = await drawCode(settings, sizePx, adapters)
  return drawn.ok ? ok(await drawn.value.toPng()) : drawn
}
