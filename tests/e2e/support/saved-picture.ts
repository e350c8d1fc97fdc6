import type { Download } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { jsqr, readWithZxing, zxing } from '../../support/qr-decoders'
import type { QrPicture } from '../../support/qr-pictures'
import { readChunks, readRaster, readTrueColor } from '../../support/read-png'
import { hasZbar, zbar } from '../../support/zbar'

export interface SavedPicture extends QrPicture {
  fileName: string
  width: number
  height: number
}

function readColors(png: Uint8Array) {
  const { widthPx, rgba } = readTrueColor(png)
  return { sizePx: widthPx, rgba: new Uint32Array(rgba.slice().buffer) }
}

/** A downloaded PNG with its pixels; throws where the file is none of ours. */
export async function readDownload(download: Download): Promise<SavedPicture> {
  const png = Uint8Array.from(await readFile(await download.path()))
  const header = readChunks(png).find(({ type }) => type === 'IHDR')?.data
  if (!header) throw new Error('not a PNG')
  const width = header.readUInt32BE(0)
  return {
    fileName: download.suggestedFilename(),
    width,
    height: header.readUInt32BE(4),
    png,
    // Plain codes are of two colors, styled ones of many.
    raster: header[9] === 3 ? readRaster(png) : readColors(png),
  }
}

const decode = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString('utf8')

/** Text, version and level as zxing reads them; null where it finds no symbol. */
export async function readCode(picture: QrPicture) {
  const found = await readWithZxing(picture)
  return found && { text: decode(found.bytes), version: found.version, level: found.level }
}

/** The text as each decoder reads it; zbar where it is installed. */
export async function readByAll(picture: QrPicture): Promise<(string | null)[]> {
  const decoders = hasZbar ? [zxing, jsqr, zbar] : [zxing, jsqr]
  return Promise.all(decoders.map(async (read) => decode(await read(picture))))
}

/** The light pixels around the symbol, and the side of its modules, for a symbol of this many. */
export function marginOf({ raster: { sizePx, rgba } }: QrPicture, modules: number) {
  const [corner] = rgba
  const dark = [...rgba.keys()].filter((at) => rgba[at] !== corner)
  const columns = dark.map((at) => at % sizePx)
  const rows = dark.map((at) => Math.floor(at / sizePx))
  const spanOf = (places: number[]) => {
    const first = places.reduce((a, b) => Math.min(a, b))
    const last = places.reduce((a, b) => Math.max(a, b))
    return { before: first, after: sizePx - 1 - last, modulePx: (last - first + 1) / modules }
  }
  return [spanOf(columns), spanOf(rows)]
}

/** The colors of the pixels as `#rrggbbaa`, sorted. */
export function colorsOf({ raster: { rgba } }: QrPicture): string[] {
  const pixels = Buffer.from(rgba.buffer).toString('hex').match(/.{8}/g) ?? []
  return [...new Set(pixels)].toSorted().map((digits) => `#${digits}`)
}
