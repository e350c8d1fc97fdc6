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

/** The PNG file of the same code in a size for print. */
export async function printCode(
  settings: QrSettings,
  sizePx: SizePx | PrintSizePx,
  { deflate, loadStyled }: Adapters,
): Promise<Result<Uint8Array<ArrayBuffer>, QrError>> {
  if (!settings.style) return printQr(settings, sizePx, deflate)
  const { printStyled } = await import('./styled')
  return printStyled(settings, sizePx, await loadStyled())
}

/** A file with the code as shapes. All of it is ASCII. */
export async function drawCodeFile(
  settings: QrSettings,
  file: ShapeFile,
  { loadStyled }: Adapters,
): Promise<Result<string, QrError>> {
  const { drawFile } = await import('./files')
  return drawFile(settings, file, await loadStyled())
}
