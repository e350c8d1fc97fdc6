import { sizeWithin, type Picture, type Size } from '#lib/picture'

/** The picture of a file, turned upright, or one that is decoded; null where the browser cannot. */
export async function decodePicture(picture: Blob | ImageBitmap): Promise<ImageBitmap | null> {
  try {
    return picture instanceof Blob ? await createImageBitmap(picture) : picture
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

export function pixelsOf(picture: ImageBitmap, size: Size): Picture {
  const { context } = drawAt(picture, size)
  const { data } = context.getImageData(0, 0, size.widthPx, size.heightPx)
  return { ...size, rgba: data }
}

/** The pixels of a picture, at most so many along its longer side; null: the browser cannot read it. */
export async function pixelsWithin(
  picture: Blob | ImageBitmap,
  longestPx: number,
): Promise<Picture | null> {
  const bitmap = await decodePicture(picture)
  const pixels = bitmap && pixelsOf(bitmap, sizeWithin(bitmap, longestPx))
  bitmap?.close()
  return pixels
}

/** More than this is no rounding: what the browser gives of a picture is not the picture. */
const NOISE = 16

const PROBE_PX = 16

/** Whether the browser fills what is read of a canvas with noise, as some do against being recognized. */
export function addsNoise(): boolean {
  const context = new OffscreenCanvas(PROBE_PX, PROBE_PX).getContext('2d')
  if (!context) return false
  const gray = new Uint8ClampedArray(PROBE_PX * PROBE_PX * 4).map((_, at) =>
    at % 4 === 3 ? 255 : 128,
  )
  context.putImageData(new ImageData(gray, PROBE_PX), 0, 0)
  const { data } = context.getImageData(0, 0, PROBE_PX, PROBE_PX)
  return data.some((value, at) => at % 4 !== 3 && Math.abs(value - 128) > NOISE)
}
