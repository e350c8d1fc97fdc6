import type { Result } from '../../../lib/result'
import type { QrError } from './errors'
import type { ShapeFile } from './files'
import { printQr, renderQr, type Adapters } from './render'
import type { PrintSizePx, QrSettings, SizePx } from './settings'
import type { StyledAdapters } from './styled-adapters'

/** The browser functions that codes of any style use. */
interface AnyAdapters<Bitmap> extends Adapters<Bitmap> {
  /** Loaded with the first styled code: most visitors never choose a style. */
  loadStyled: () => Promise<StyledAdapters>
}

/** The picture of some settings, plain or styled. */
export async function renderCode<Bitmap>(settings: QrSettings, adapters: AnyAdapters<Bitmap>) {
  const { style } = settings
  if (!style) return renderQr(settings, adapters)
  const [{ renderStyled }, styled] = await Promise.all([import('./styled'), adapters.loadStyled()])
  return renderStyled({ ...settings, style }, { ...adapters, ...styled })
}

/** The PNG file of the same code in a size for print. */
export async function printCode(
  settings: QrSettings,
  sizePx: SizePx | PrintSizePx,
  { deflate, loadStyled }: Pick<AnyAdapters<never>, 'deflate' | 'loadStyled'>,
): Promise<Result<Uint8Array<ArrayBuffer>, QrError>> {
  const { style } = settings
  if (!style) return printQr(settings, sizePx, deflate)
  const { printStyled } = await import('./styled')
  return printStyled({ ...settings, style }, sizePx, await loadStyled())
}

/** A file with the code as shapes. All of it is ASCII. */
export async function drawCodeFile(
  settings: QrSettings,
  file: ShapeFile,
  { toPngUrl, loadStyled }: Pick<AnyAdapters<never>, 'toPngUrl' | 'loadStyled'>,
): Promise<Result<string, QrError>> {
  const { style } = settings
  if (!style) return (await import('./files')).drawFile(settings, file)
  const { drawStyledFile } = await import('./styled-files')
  return drawStyledFile({ ...settings, style }, file, { toPngUrl, ...(await loadStyled()) })
}
