import type { HexColor } from '#lib/color'
import type { Result } from '#lib/result'
import type { PaletteType } from './domain/palette'
import type { readPicture } from './extras/picture/domain/read-picture'

/** Its holder closes the preview when dropping it. */
export type OpenPicture = ReturnType<typeof readPicture<ImageBitmap>>

export interface ColorWorkerApi {
  makePalette(color: HexColor, type: PaletteType): Promise<Result<HexColor[], never>>
  /** 300 by 200 pixels. The owner that drops the bitmap closes it. */
  drawSpectrum(): Promise<Result<ImageBitmap, never>>
  /** Lightness and chroma of an OKLCH hue, 300 by 200 pixels. The holder of the bitmap closes it. */
  drawPlane(hueDeg: number): Promise<Result<ImageBitmap, never>>
  /** Error `unreadable`: the browser cannot decode the picture. */
  openPicture(picture: Blob | ImageBitmap): Promise<Result<OpenPicture, { code: 'unreadable' }>>
}
