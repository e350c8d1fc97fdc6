import type { QrJob } from '../../scripts/bench/page-api'

/** A PNG as its maker hands it over: bytes, a file, or a `data:` URL. */
export type Png = Uint8Array<ArrayBuffer> | Blob | string

export type QrMaker = (job: QrJob) => Promise<Png>

// Few enough for the arguments of one call.
const PIECE_BYTES = 8192

/** The file in base64, whoever made it. */
export async function toBase64(png: Png): Promise<string> {
  if (typeof png === 'string') return png.replace(/^data:image\/png;base64,/, '')
  const bytes = png instanceof Blob ? new Uint8Array(await png.arrayBuffer()) : png
  let binary = ''
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    binary += String.fromCharCode(...bytes.subarray(at, at + PIECE_BYTES))
  }
  return btoa(binary)
}
