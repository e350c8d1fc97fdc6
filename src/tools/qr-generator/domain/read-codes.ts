import { decodeQRBatch } from 'qr/decode.js'
import type { Picture } from '../../../lib/picture'

/** Stands where bytes were no UTF-8. */
const UNKNOWN = '\uFFFD'

/** ISO/IEC 18004 §7.3.5: bytes are ISO 8859-1, though most writers put UTF-8 there. */
function textOf(bytes: Uint8Array): string {
  const escaped = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`)
  try {
    return decodeURIComponent(escaped.join(''))
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  }
}

function isOpaque({ rgba }: Picture): boolean {
  // A loop over the opacities alone: it runs for every frame of a camera.
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false
  return true
}

/** The picture laid over one shade of gray. */
function laidOver(shade: number, { rgba, ...size }: Picture): Picture {
  const laid = rgba.map((channel, at) => {
    if (at % 4 === 3) return 255
    return shade + ((channel - shade) * (rgba[at | 3] ?? 0)) / 255
  })
  return { ...size, rgba: laid }
}

async function readOpaque({ widthPx, heightPx, rgba }: Picture, retryLimitMs: number) {
  const size = { width: widthPx, height: heightPx }
  const options = {
    format: 'RGBA',
    // By default nothing is tried again, and the first code that cannot be read ends the search.
    effort: Infinity,
    timeLimit: retryLimitMs,
    maxSize: size,
  } as const
  const picture = { ...size, data: rgba }
  let [found = []] = await decodeQRBatch([picture], options)
  if (found.some((text) => typeof text === 'string' && text.includes(UNKNOWN))) {
    ;[found = []] = await decodeQRBatch([picture], { ...options, textDecoder: textOf })
  }
  // An error stands for a code that was seen and could not be read.
  return [...new Set(found.filter((text) => typeof text === 'string'))]
}

/** A code on a transparent ground is made for white, or else for black. */
async function readLaid(picture: Picture, retryLimitMs: number): Promise<string[]> {
  if (isOpaque(picture)) return readOpaque(picture, retryLimitMs)
  const found = await readOpaque(laidOver(255, picture), retryLimitMs)
  return found.length > 0 ? found : readOpaque(laidOver(0, picture), retryLimitMs)
}

function mirrored({ rgba, ...size }: Picture): Picture {
  const words = new Uint32Array(rgba.buffer)
  const last = size.widthPx - 1
  const across = words.map((_, at) => words[at + last - 2 * (at % size.widthPx)] ?? 0)
  return { ...size, rgba: new Uint8ClampedArray(across.buffer) }
}

/**
 * The texts of all QR codes in a picture, each text once; empty where none can be read.
 * @param retryLimitMs for attempts after the first, in milliseconds
 * @param isMirrorTried where there is none, those in a mirror are read, as on a window seen from behind
 */
export async function readCodes(
  picture: Picture,
  retryLimitMs: number,
  isMirrorTried = false,
): Promise<string[]> {
  const found = await readLaid(picture, retryLimitMs)
  if (found.length > 0 || !isMirrorTried) return found
  return readLaid(mirrored(picture), retryLimitMs)
}
