import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const wasmFile = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
// Left to itself the decoder fetches this file from a CDN.
const decoderReady = prepareZXingModule({
  overrides: { wasmBinary: Uint8Array.from(readFileSync(wasmFile)).buffer },
  fireImmediately: true,
})

/** The file's bytes; throws if it is no PNG. */
export function pngOfBase64(base64: string) {
  const png = Buffer.from(base64, 'base64')
  if (!png.subarray(0, signature.length).equals(signature)) {
    throw new Error(`This is no PNG: ${base64.slice(0, 60)}`)
  }
  return png
}

/** Width and height in pixels (PNG §11.2.1). */
export const pngSize = (png: Buffer) => ({
  width: png.readUInt32BE(16),
  height: png.readUInt32BE(20),
})

/** What a decoder that shares no code with the contenders reads; null where it finds no code. */
export async function decodeQr(png: Buffer): Promise<string | null> {
  await decoderReady
  const [found] = await readBarcodes(png, { formats: ['QRCode'], maxNumberOfSymbols: 1 })
  return found?.text ?? null
}
