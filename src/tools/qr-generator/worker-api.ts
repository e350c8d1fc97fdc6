import type { Result } from '../../lib/result'
import type { QrError } from './domain/errors'
import type { Layout } from './domain/layout'
import type { ShapeFile } from './domain/files'
import type { ScanVerdict } from './domain/scan-check'
import type { PrintSizePx, QrSettings } from './domain/settings'
import type { Picture } from './domain/style'

export interface QrImage {
  /** One pixel a module, the margin included, unless it `isSmooth`. The owner that drops it closes it. */
  bitmap: ImageBitmap
  /** `data:image/png;base64,…` of the chosen size, written from the matrix, not read back from a canvas. */
  pngUrl: string
  /** 1 to 40. */
  version: number
  /** Length of the text in UTF-8. */
  bytes: number
  /** How many more bytes a version 40 symbol of this level would hold after this text. */
  bytesLeft: number
  /** Where the symbol stands in the PNG. */
  layout: Layout
  /** The bitmap has many pixels a module, for smooth scaling. */
  isSmooth?: true
}

export interface QrWorkerApi {
  render(settings: QrSettings): Promise<Result<QrImage, QrError>>
  /** The bytes of a PNG file with the same code; the settings' own size does not count. */
  print(
    settings: QrSettings,
    sizePx: PrintSizePx,
  ): Promise<Result<Uint8Array<ArrayBuffer>, QrError>>
  /** A file with the same code as shapes, in millimetres. */
  draw(settings: QrSettings, file: ShapeFile): Promise<Result<string, QrError>>
  /** Reads the picture of the settings back. A picture that is wanted meanwhile ends it: 'outdated'. */
  check(settings: QrSettings): Promise<Result<ScanVerdict, 'outdated'>>
}

/** Of the worker that reads pictures, apart from the one that draws: neither holds up the other. */
export interface QrReadApi {
  /** The texts of all codes in a picture; `retryLimitMs` bounds the attempts after the first. */
  read(
    picture: Blob | ImageBitmap,
    retryLimitMs: number,
  ): Promise<Result<string[], { code: 'unreadable' }>>
  /** A picture file as a logo: turned upright, and of 512 px at most. */
  openLogo(file: Blob): Promise<Result<Picture, { code: 'unreadable' }>>
}
