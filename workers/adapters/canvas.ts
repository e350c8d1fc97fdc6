import type { Picture } from '#lib/picture'

/** Draws the picture as it is. The canvas is made for it alone and left empty. */
export function toBitmap({ widthPx, heightPx, rgba }: Picture): ImageBitmap {
  const canvas = new OffscreenCanvas(widthPx, heightPx)
  // Kept in plain memory: WebKit shows an empty picture once several workers have drawn on its GPU.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('OffscreenCanvas gives no 2d context')
  context.putImageData(new ImageData(rgba, widthPx), 0, 0)
  return canvas.transferToImageBitmap()
}
