import type { QrJob } from '../../scripts/check/bench/page-api'
import { toPngUrl } from '../../workers/adapters/base64'

/** A PNG as its maker hands it over: bytes, a file, or a `data:` URL. */
export type Png = Uint8Array<ArrayBuffer> | Blob | string

export type QrMaker = (job: QrJob) => Promise<Png>

/** The file in base64, of any maker. */
export async function toBase64(png: Png): Promise<string> {
  const url = typeof png === 'string' ? png : toPngUrl(await bytesOf(png))
  return url.replace(/^data:image\/png;base64,/, '')
}

const bytesOf = async (png: Uint8Array<ArrayBuffer> | Blob) =>
  png instanceof Blob ? new Uint8Array(await png.arrayBuffer()) : png
