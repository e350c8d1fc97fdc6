import type { Pixels } from '../../src/tools/color-picker/domain/picture'

interface Size {
  widthPx: number
  heightPx: number
}

/** The picture of a file, turned upright; null where the browser cannot decode it. */
export async function decodePicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file)
  } catch {
    return null
  }
}

function drawAt(picture: ImageBitmap, { widthPx, heightPx }: Size) {
  const canvas = new OffscreenCanvas(widthPx, heightPx)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('OffscreenCanvas gives no 2d context')
  context.imageSmoothingQuality = 'medium'
  context.drawImage(picture, 0, 0, widthPx, heightPx)
  return { canvas, context }
}

export const scale = (picture: ImageBitmap, size: Size): ImageBitmap =>
  drawAt(picture, size).canvas.transferToImageBitmap()

export function pixelsOf(picture: ImageBitmap, size: Size): Pixels {
  const { data } = drawAt(picture, size).context.getImageData(0, 0, size.widthPx, size.heightPx)
  return { ...size, rgba: data }
}
