import { encodeQr } from '../../src/tools/qr-generator/domain/encode'
import type { QrMatrix } from '../../src/tools/qr-generator/domain/encode'
import { EC_LEVELS } from '../../src/tools/qr-generator/domain/settings'
import { jsqr, zxing } from './qr-decoders'
import { isNightly } from './nightly'
import { capacityOf, payload } from './qr-payload'
import { drawMatrix, valueOf } from './qr-pictures'
import { hasZbar, readAsciiWithZbar } from './zbar'

/** What each decoder did not read of a grid of pictures, as `23L@256`. */
export interface Misses {
  pictures: number
  zxing: string[]
  jsqr: string[]
  /** Every picture, where zbar is absent. */
  zbar: string[]
}

interface GridPicture {
  name: string
  text: string
  matrix: QrMatrix
  sizePx: number
}

/**
 * A full symbol of every version and level, in every size; outside the nightly run every version once,
 * the levels and sizes in turn.
 */
function gridOf(versions: number, sizesPx: readonly number[]): GridPicture[] {
  const isIn = (version: number, level: number, size: number) =>
    isNightly || (version % EC_LEVELS.length === level && version % sizesPx.length === size)
  return Array.from({ length: versions }, (_, i) => i + 1).flatMap((version) =>
    EC_LEVELS.flatMap((level, levelAt) => {
      const sizes = sizesPx.filter((_, sizeAt) => isIn(version, levelAt, sizeAt))
      if (sizes.length === 0) return []
      const text = payload(capacityOf(version, level, 'byte'), 'byte', version)
      const matrix = valueOf(encodeQr(text, level, { version }))
      return sizes.map((sizePx) => ({ name: `${version}${level}@${sizePx}`, text, matrix, sizePx }))
    }),
  )
}

/** Lets all decoders read a grid; zbar is a process of its own and runs beside the other two. */
export async function readGrid(versions: number, sizesPx: readonly number[]): Promise<Misses> {
  const grid = gridOf(versions, sizesPx)
  const files = new Map<string, Uint8Array>()
  for (const { name, matrix, sizePx } of grid) {
    files.set(name, (await drawMatrix(matrix, sizePx)).png)
  }
  const zbarReading = hasZbar ? readAsciiWithZbar(files) : Promise.resolve(new Map())

  const misses: Misses = { pictures: grid.length, zxing: [], jsqr: [], zbar: [] }
  for (const { name, text, matrix, sizePx } of grid) {
    // Drawn anew, since all rasters at once are 300 MB.
    const picture = await drawMatrix(matrix, sizePx)
    if (!isText(await zxing(picture), text)) misses.zxing.push(name)
    if (!isText(await jsqr(picture), text)) misses.jsqr.push(name)
  }
  const zbarTexts = await zbarReading
  misses.zbar = grid
    .filter(({ name, text }) => zbarTexts.get(name) !== text)
    .map(({ name }) => name)
  return misses
}

const isText = (bytes: Uint8Array | null, text: string) =>
  bytes !== null && Buffer.from(text).equals(bytes)
