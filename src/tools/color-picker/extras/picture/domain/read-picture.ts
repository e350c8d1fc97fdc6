import type { HexColor } from '#lib/color'
import type { Picture, Size } from '#lib/picture'
import { mainColors } from './main-colors'
import { MAIN_COLORS, MAX_PIXELS, previewSize, sizeWithin } from './picture'

/** What the reading of a picture needs of the browser. */
interface PictureTools<Bitmap> {
  scale: (picture: Bitmap, size: Size) => Bitmap
  pixelsOf: (picture: Bitmap, size: Size) => Picture
}

/** A preview, the pixels to pick from and the main colors of a decoded picture. */
export function readPicture<Bitmap extends { width: number; height: number }>(
  picture: Bitmap,
  { scale, pixelsOf }: PictureTools<Bitmap>,
): { preview: Bitmap; pixels: Picture; mainColors: HexColor[] } {
  const pixels = pixelsOf(picture, sizeWithin(picture.width, picture.height, MAX_PIXELS))
  return {
    preview: scale(picture, previewSize(picture.width, picture.height)),
    pixels,
    mainColors: mainColors(pixels.rgba, MAIN_COLORS),
  }
}
