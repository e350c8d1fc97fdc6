import type { Result } from '../../../lib/result'
import type { Adapters } from './adapters'
import type { QrError } from './errors'
import type { ShapeFile } from './files'
import { printQr, renderQr } from './render'
import type { PrintSizePx, QrSettings, SizePx } from './settings'

/** The picture of some settings, plain or styled. */
export async function renderCode(settings: QrSettings, { deflate, loadStyled }: Adapters) {
  if (!settings.style) return renderQr(settings, deflate)
  const [{ renderStyled }, styled] = await Promise.all([import('./styled'), loadStyled()])
  return renderStyled(settings, styled)
}

/** A code as a PNG of so many pixels, or as shapes. */
export type CodeFile = { kind: 'png'; sizePx: SizePx | PrintSizePx } | ShapeFile

/** The bytes of a file with the same code; a PNG has its own size, not that of the settings. */
export async function makeFile(
  settings: QrSettings,
  file: CodeFile,
  { deflate, loadStyled }: Adapters,
): Promise<Result<Uint8Array<ArrayBuffer>, QrError>> {
  if (file.kind === 'png') {
    if (!settings.style) return printQr(settings, file.sizePx, deflate)
    const { printStyled } = await import('./styled')
    return printStyled(settings, file.sizePx, await loadStyled())
  }
  const { drawFile } = await import('./files')
  return drawFile(settings, file, await loadStyled())
}
