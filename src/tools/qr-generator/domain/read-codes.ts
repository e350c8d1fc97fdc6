import { decodeQRBatch } from 'qr/decode.js'

/** A picture: the bytes r, g, b, a of each pixel, row by row. */
export interface Photo {
  widthPx: number
  heightPx: number
  rgba: Uint8ClampedArray
}

/** Longest side of a picture that is searched; a larger one is scaled down. */
const LONGEST_SIDE_PX = 3840

/** The size to search a picture at: its own, or smaller with the same shape. */
export function searchSize(size: { widthPx: number; heightPx: number }) {
  const factor = Math.min(1, LONGEST_SIDE_PX / Math.max(size.widthPx, size.heightPx))
  return {
    widthPx: Math.max(1, Math.round(size.widthPx * factor)),
    heightPx: Math.max(1, Math.round(size.heightPx * factor)),
  }
}

/**
 * The texts of all QR codes in a picture, each text once; empty where none can be read.
 * @param retryLimitMs for attempts after the first, in milliseconds
 */
export async function readCodes(
  { widthPx, heightPx, rgba }: Photo,
  retryLimitMs: number,
): Promise<string[]> {
  const size = { width: widthPx, height: heightPx }
  const [found = []] = await decodeQRBatch([{ ...size, data: rgba }], {
    format: 'RGBA',
    // By default nothing is tried again, and the first code that cannot be read ends the search.
    effort: Infinity,
    timeLimit: retryLimitMs,
    maxSize: size,
  })
  // An error stands for a code that was seen and could not be read.
  return [...new Set(found.filter((text) => typeof text === 'string'))]
}
