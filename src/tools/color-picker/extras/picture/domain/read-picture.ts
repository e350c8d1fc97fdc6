import type { HexColor } from '#lib/color'
import type { Picture } from '#lib/picture'
import { err, ok, type Result } from '#lib/result'
import type { AnyBitmap, WorkerAdapters, PictureReader } from '../../../domain/adapters'
import { mainColors } from './main-colors'
import { MAIN_COLORS, MAX_PIXELS, previewSize, sizeWithin } from './picture'

/** A picture as it is shown and picked from; the code that drops it closes the preview. */
export interface OpenPicture<Bitmap> {
  preview: Bitmap
  pixels: Picture
  mainColors: HexColor[]
}

/** A preview, the pixels to pick from and the main colors of a decoded picture. */
export function readPicture<Bitmap extends { width: number; height: number }>(
  picture: Bitmap,
  { scale, pixelsOf }: Pick<PictureReader<Bitmap, never>, 'scale' | 'pixelsOf'>,
): OpenPicture<Bitmap> {
  const pixels = pixelsOf(picture, sizeWithin(picture.width, picture.height, MAX_PIXELS))
  return {
    preview: scale(picture, previewSize(picture.width, picture.height)),
    pixels,
    mainColors: mainColors(pixels.rgba, MAIN_COLORS),
  }
}

/** Decodes a picture and reads it; error `unreadable`: the browser cannot decode it, `noise`: its pixels are none of it. */
export async function openPicture<Bitmap extends AnyBitmap, Source>(
  { loadPictures, handOver }: WorkerAdapters<Bitmap, Source>,
  source: Source,
): Promise<Result<OpenPicture<Bitmap>, { code: 'unreadable' | 'noise' }>> {
  const reader = await loadPictures()
  const decoded = await reader.decodePicture(source)
  if (!decoded) return err({ code: 'unreadable' })
  if (reader.addsNoise()) {
    decoded.close()
    return err({ code: 'noise' })
  }
  const picture = readPicture(decoded, reader)
  decoded.close()
  return handOver(ok(picture), [picture.preview, picture.pixels.rgba.buffer])
}
