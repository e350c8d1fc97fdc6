import { ok, type Result } from '#lib/result'
import type { Adapters } from './adapters'
import { bytesLeftAfter } from './capacity'
import type { QrError } from './errors'
import { plainCode, type CodeShape } from './picture'
import { utf8Length } from '#lib/utf8'
import type { EcLevel, PrintSizePx, QrSettings, SizePx } from './settings'

/** A code with a style that can be drawn, as `plainCode` is one without. */
export type StyledCode = (
  settings: QrSettings,
  sizePx: number,
  adapters: Adapters,
) => ReturnType<typeof plainCode>

/** The functions that codes are drawn with. */
export interface RenderAdapters extends Adapters {
  /** The code that draws styles; undefined: each code is a plain one. */
  loadStyled: (() => Promise<{ styledCode: StyledCode }>) | undefined
}

/** A code that can be drawn, in a style or without. */
export async function drawableCode(settings: QrSettings, sizePx: number, adapters: RenderAdapters) {
  const styles = settings.style && (await adapters.loadStyled?.())
  return styles
    ? styles.styledCode(settings, sizePx, adapters)
    : plainCode(settings, sizePx, adapters.deflatePlain)
}

/** What the page states of a code. */
export interface CodeFigures extends CodeShape {
  /** Length of the text in UTF-8. */
  bytes: number
  level: EcLevel
  /** How many more bytes a version 40 symbol of this level would hold after this text. */
  bytesLeft: number
}

/** The picture for the screen, what the page states of it, and what makes its PNG, which takes most of the time. */
export async function renderCode(settings: QrSettings, adapters: RenderAdapters) {
  const code = await drawableCode(settings, settings.sizePx, adapters)
  if (!code.ok) return code
  const { toPreview, toPng, shape } = code.value
  const { text, level, isUtf8Marked } = settings
  const bytesLeft = bytesLeftAfter(text, level, isUtf8Marked)
  const figures: CodeFigures = { ...shape, bytes: utf8Length(text), level, bytesLeft }
  return ok({ preview: toPreview(), toPng, figures })
}

/** The bytes of a PNG with the same code in a size of its own, not that of the settings. */
export async function makePng(
  settings: QrSettings,
  sizePx: SizePx | PrintSizePx,
  adapters: RenderAdapters,
): Promise<Result<Uint8Array<ArrayBuffer>, QrError>> {
  const code = await drawableCode(settings, sizePx, adapters)
  return code.ok ? ok(await code.value.toPng()) : code
}
