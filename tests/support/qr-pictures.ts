import type { CodeColors } from '../../src/tools/qr-generator/domain/settings'
import { encodeQr } from '../../src/tools/qr-generator/domain/encode'
import { layOut } from '../../src/tools/qr-generator/domain/layout'
import type { QrMatrix } from '../../src/tools/qr-generator/domain/encode'
import { encodePng } from '../../src/tools/qr-generator/domain/png'
import type { EcLevel } from '../../src/tools/qr-generator/domain/settings'
import { deflate } from '../../workers/adapters/compression'
import { readRaster, type Raster } from './read-png'

/** A file and its pixels. */
export interface QrPicture {
  raster: Raster
  png: Uint8Array<ArrayBuffer>
}

const BLACK_ON_WHITE: CodeColors = { dark: '#000000', light: '#ffffff' }

/** The value of a result that must not be a failure. */
export function valueOf<Value>(
  result: { ok: true; value: Value } | { ok: false; error: { code: string } },
): Value {
  if (!result.ok) throw new Error(`unexpected failure: ${result.error.code}`)
  return result.value
}

export async function drawMatrix(
  matrix: QrMatrix,
  sizePx: number,
  colors = BLACK_ON_WHITE,
): Promise<QrPicture> {
  const layout = valueOf(layOut(matrix, sizePx, 2))
  const png = await encodePng(matrix, layout, colors, deflate)
  return {
    png,
    get raster() {
      return readRaster(png)
    },
  }
}

export const drawText = (text: string, level: EcLevel = 'M', sizePx = 256) =>
  drawMatrix(valueOf(encodeQr(text, level)), sizePx)
