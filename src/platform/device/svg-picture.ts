import { err, type Result } from '#lib/result'
import { svgCost } from '#lib/svg-cost'

const SVG_TYPE = 'image/svg+xml'

/** An SVG is drawn by the page itself: a larger one could hold it up. */
const MAX_BYTES = 1_000_000

/** More shapes would hold it up for seconds, or for ever: what draws an SVG cannot be ended. */
const MAX_SHAPES = 5000

/** Longest side of what is drawn, unless given; an SVG has no pixels of its own. */
const SIDE_PX = 1024

type SvgFailure = { code: 'complex-svg' }

/** An SVG in an image element runs no scripts and loads nothing. Null: it cannot be drawn. */
async function drawSvg(text: string, sidePx: number): Promise<ImageBitmap | null> {
  const image = new Image()
  try {
    // Not a blob URL: a canvas on which some SVGs were drawn from one cannot be read.
    image.src = `data:${SVG_TYPE},${encodeURIComponent(text)}`
    await image.decode()
  } catch {
    return null
  }
  // An SVG that gives no size has the size 0.
  const [width, height] = [image.naturalWidth || sidePx, image.naturalHeight || sidePx]
  const factor = sidePx / Math.max(width, height)
  const scaled = (side: number) => Math.max(1, Math.round(side * factor))
  const canvas = new OffscreenCanvas(scaled(width), scaled(height))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.transferToImageBitmap()
}

/**
 * Hands a picture file to a worker: as it is, or drawn where it is an SVG, which workers cannot decode.
 * An SVG that cannot be drawn is handed over as it is; one that would take too long is not even tried.
 */
export async function withPicture<Value>(
  file: Blob,
  read: (picture: Blob | ImageBitmap) => Promise<Value>,
  sidePx = SIDE_PX,
): Promise<Value | Result<never, SvgFailure>> {
  const isSvg = file.type === SVG_TYPE && file.size <= MAX_BYTES
  const text = isSvg ? await file.text() : null
  if (text !== null && svgCost(text) > MAX_SHAPES) return err({ code: 'complex-svg' })
  const drawn = text === null ? null : await drawSvg(text, sidePx)
  const value = await read(drawn ?? file)
  drawn?.close()
  return value
}
