import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import jsQR from 'jsqr'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { QrPicture } from './qr-pictures'

const require = createRequire(import.meta.url)

/** What a decoder saw; null where it found no symbol. */
export type Decoder = (picture: QrPicture) => Promise<Uint8Array | null>

export interface ZxingReading {
  bytes: Uint8Array
  version: number
  level: string
}

const zxingReady = prepareZXingModule({
  overrides: {
    // A Buffer of a whole file has its ArrayBuffer to itself only after a copy.
    wasmBinary: Uint8Array.from(
      readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')),
    ).buffer,
  },
  fireImmediately: true,
})

export async function readPngWithZxing(png: Uint8Array): Promise<ZxingReading | null> {
  await zxingReady
  const [found] = await readBarcodes(png, { formats: ['QRCode'], maxNumberOfSymbols: 1 })
  if (!found) return null
  // The decoder documents this JSON: its version and level are strings.
  const extra = JSON.parse(found.extra) as { Version: string; ECLevel: string }
  return { bytes: found.bytes, version: Number(extra.Version), level: extra.ECLevel }
}

/** Reads the PNG file. */
export const readWithZxing = (picture: QrPicture) => readPngWithZxing(picture.png)

export const zxing: Decoder = async (picture) => (await readWithZxing(picture))?.bytes ?? null

/** Reads the raster. */
export const jsqr: Decoder = async ({ raster: { sizePx, rgba } }) => {
  const found = jsQR(new Uint8ClampedArray(rgba.buffer), sizePx, sizePx, {
    inversionAttempts: 'dontInvert',
  })
  return found && Uint8Array.from(found.binaryData)
}
