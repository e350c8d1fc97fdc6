import { decodeQRBatch } from 'qr/decode.js'
import type { Picture } from '../../../lib/picture'

/**
 * The texts of all QR codes in a picture, each text once; empty where none can be read.
 * @param retryLimitMs for attempts after the first, in milliseconds
 */
export async function readCodes(
  { widthPx, heightPx, rgba }: Picture,
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
