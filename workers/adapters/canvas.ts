import type { Raster } from '../../src/tools/qr-generator/domain/raster'

/** Draws the pixels as they are. The canvas is made for this one picture and left empty. */
export function toBitmap({ sizePx, rgba }: Raster): ImageBitmap {
  const canvas = new OffscreenCanvas(sizePx, sizePx)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('OffscreenCanvas gives no 2d context')
  context.putImageData(new ImageData(new Uint8ClampedArray(rgba.buffer), sizePx), 0, 0)
  return canvas.transferToImageBitmap()
}
