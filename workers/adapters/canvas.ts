import type { Raster } from '../../src/tools/qr-generator/domain/raster'

interface Pixels {
  widthPx: number
  heightPx: number
  /** Four bytes a pixel, row by row. */
  rgba: { buffer: ArrayBuffer }
}

/** Draws the pixels as they are. The canvas is made for this one picture and left empty. */
export function paint({ widthPx, heightPx, rgba }: Pixels): ImageBitmap {
  const canvas = new OffscreenCanvas(widthPx, heightPx)
  // Kept in plain memory: WebKit shows an empty picture once several workers have drawn on its GPU.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('OffscreenCanvas gives no 2d context')
  context.putImageData(new ImageData(new Uint8ClampedArray(rgba.buffer), widthPx), 0, 0)
  return canvas.transferToImageBitmap()
}

export const toBitmap = ({ sizePx, rgba }: Raster): ImageBitmap =>
  paint({ widthPx: sizePx, heightPx: sizePx, rgba })
