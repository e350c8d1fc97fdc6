import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { CliError } from '../../bootstrap/cli-error.mjs'

const wasmFile = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
// Left to itself the decoder fetches this file from a CDN.
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(wasmFile)).buffer } })

const excerpt = (text: string) => `${JSON.stringify(text.slice(0, 40))} (${text.length} characters)`

/**
 * Throws unless a PNG is a square of this side and a decoder that shares no code with the contenders
 * reads this text in it.
 */
export async function checkPicture(
  maker: string,
  png: Buffer,
  { text, sizePx }: { text: string; sizePx: number },
) {
  // PNG 11.2.1.
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  if (width !== sizePx || height !== sizePx) {
    throw new CliError(`${maker}: the picture has ${width} x ${height} px, not ${sizePx}.`)
  }
  const [found] = await readBarcodes(png, { formats: ['QRCode'], maxNumberOfSymbols: 1 })
  if (found?.text !== text) {
    const what = found ? `reads ${excerpt(found.text)}, not ${excerpt(text)}` : 'cannot be read'
    throw new CliError(`${maker}: the picture ${what}.`)
  }
}
