import type { HexColor } from '../../lib/color'
import type { Picture } from '../../lib/picture'
import type { Result } from '../../lib/result'
import type { PaletteType } from './domain/palette'

export interface OpenPicture {
  /** To show; its holder closes it when dropping it. */
  preview: ImageBitmap
  pixels: Picture
  /** The most frequent first. */
  mainColors: HexColor[]
}

export interface ColorWorkerApi {
  makePalette(color: HexColor, type: PaletteType): Promise<Result<HexColor[], never>>
  /** 300 by 200 pixels. The owner that drops the bitmap closes it. */
  drawSpectrum(): Promise<Result<ImageBitmap, never>>
  /** Lightness and chroma of an OKLCH hue, 300 by 200 pixels. The holder of the bitmap closes it. */
  drawPlane(hueDeg: number): Promise<Result<ImageBitmap, never>>
  /** Error `unreadable`: the browser cannot decode the picture. */
  openPicture(picture: Blob | ImageBitmap): Promise<Result<OpenPicture, { code: 'unreadable' }>>
}
