import type { Result } from '../../lib/result'
import type { QrError } from './domain/errors'
import type { PrintSizePx, QrSettings } from './domain/settings'

export interface QrImage {
  /** Exactly `sizePx` on each side. Whoever drops it closes it. */
  bitmap: ImageBitmap
  /** `data:image/png;base64,…` of the same picture, written from the matrix, not read back from a canvas. */
  pngUrl: string
  /** 1 to 40. */
  version: number
  /** Length of the text in UTF-8. */
  bytes: number
  /** How many more bytes a version 40 symbol of this level would hold after this text. */
  bytesLeft: number
}

export interface QrWorkerApi {
  render(settings: QrSettings): Promise<Result<QrImage, QrError>>
  /** The bytes of a PNG file with the same code; the settings' own size does not count. */
  print(
    settings: QrSettings,
    sizePx: PrintSizePx,
  ): Promise<Result<Uint8Array<ArrayBuffer>, QrError>>
}
