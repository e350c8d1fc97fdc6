import { beforeAll, expect, test } from 'vitest'
import { encodeQr, type QrMatrix } from '../../src/tools/qr-generator/domain/encode'
import { EC_LEVELS } from '../../src/tools/qr-generator/domain/settings'
import { jsqr, zxing } from './qr-decoders'
import { isNightly } from './nightly'
import { capacityOf, payload } from './qr-payload'
import { drawMatrix, valueOf } from './qr-pictures'
import { hasZbar, readAsciiWithZbar } from './zbar'

/** What each decoder did not read of a grid of pictures, as `23L@256`. */
interface Misses {
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
async function readGrid(versions: number, sizesPx: readonly number[]): Promise<Misses> {
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

interface Grid {
  versions: number
  sizesPx: readonly number[]
  /** Of all pictures as many may be missed by a decoder; of those by day none is among the known ones. */
  missedAtMost: number
  /** A hang ends the test; speed is none of its business. */
  limitMs: number
}

/** The tests of a case: each decoder reads the pictures of a grid. */
export function testGrid(name: string, { versions, sizesPx, missedAtMost, limitMs }: Grid): void {
  const all = versions * EC_LEVELS.length * sizesPx.length
  const most = isNightly ? missedAtMost : 0
  let misses: Misses
  beforeAll(async () => {
    misses = await readGrid(versions, sizesPx)
  }, limitMs)

  test(`${name}: the grid has ${versions} versions, every night in all levels and sizes, all full`, () => {
    expect(misses.pictures).toBe(isNightly ? all : versions)
  })

  test(`${name}: zxing reads all`, () => {
    expect(misses.zxing).toEqual([])
  })

  test(`${name}: jsqr reads at least ${all - missedAtMost} of ${all}`, () => {
    expect(misses.jsqr.length, misses.jsqr.join(' ')).toBeLessThanOrEqual(most)
  })

  test.skipIf(!hasZbar)(`${name}: zbar reads at least ${all - missedAtMost} of ${all}`, () => {
    expect(misses.zbar.length, misses.zbar.join(' ')).toBeLessThanOrEqual(most)
  })

  test.skipIf(!hasZbar)(`${name}: no symbol is missed by two decoders`, () => {
    expect(misses.jsqr.filter((symbol) => misses.zbar.includes(symbol))).toEqual([])
  })
}
