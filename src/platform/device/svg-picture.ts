const SVG_TYPE = 'image/svg+xml'

/** An SVG is drawn by the page itself: a larger one could hold it up. */
const MAX_BYTES = 1_000_000

/** Longest side of what is drawn; an SVG has no pixels of its own. */
const SIDE_PX = 1024

/** An SVG in an image element runs no scripts and loads nothing. Null: it cannot be drawn. */
async function drawSvg(file: Blob): Promise<ImageBitmap | null> {
  if (file.size > MAX_BYTES) return null
  const image = new Image()
  try {
    // Not a blob URL: a canvas on which some SVGs were drawn from one cannot be read.
    image.src = `data:${SVG_TYPE},${encodeURIComponent(await file.text())}`
    await image.decode()
  } catch {
    return null
  }
  // Zero where the SVG gives none.
  const [width, height] = [image.naturalWidth || SIDE_PX, image.naturalHeight || SIDE_PX]
  const factor = SIDE_PX / Math.max(width, height)
  const scaled = (side: number) => Math.max(1, Math.round(side * factor))
  const canvas = new OffscreenCanvas(scaled(width), scaled(height))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.transferToImageBitmap()
}

/**
 * Hands a picture file to a worker: as it is, or drawn where it is an SVG, which workers cannot decode.
 * An SVG that cannot be drawn is handed over as it is.
 */
export async function withPicture<Value>(
  file: Blob,
  read: (picture: Blob | ImageBitmap) => Promise<Value>,
): Promise<Value> {
  const drawn = file.type === SVG_TYPE ? await drawSvg(file) : null
  const value = await read(drawn ?? file)
  drawn?.close()
  return value
}
