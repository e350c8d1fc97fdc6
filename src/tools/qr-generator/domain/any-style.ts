import { ok, type Result } from '../../../lib/result'
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

export function asciiBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length)
  // A loop: `from` with a function takes many times as long.
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

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
  const drawn = await drawFile(settings, file, await loadStyled())
  return drawn.ok ? ok(asciiBytes(drawn.value)) : drawn
}
