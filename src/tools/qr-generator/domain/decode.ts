import { decodeQR } from 'qr/decode.js'
import type { Picture } from '../../../lib/picture'

/** For attempts after the first, in milliseconds: the worker shall soon be free for the next picture. */
const RETRY_LIMIT_MS = 60

/** The text of a QR code in a picture; null where none is found. */
export function decodePixels({ widthPx, heightPx, rgba }: Picture): string | null {
  try {
    return decodeQR(
      { width: widthPx, height: heightPx, data: rgba },
      { format: 'RGBA', timeLimit: RETRY_LIMIT_MS },
    )
  } catch {
    // It throws for every reason not to find one.
    return null
  }
}
