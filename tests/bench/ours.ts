import { encodeQR } from 'qr'
import { encodeQr, type QrMatrix } from '../../src/tools/qr-generator/domain/encode'
import { layOut } from '../../src/tools/qr-generator/domain/layout'
import { encodePng } from '../../src/tools/qr-generator/domain/png'
import { deflate } from '../../workers/adapters/compression'
import type { QrMaker } from './qr-maker'
import { QR_LEVELS } from './qr-package'

const COLORS = { dark: '#000000', light: '#ffffff' } as const

function writePng(matrix: QrMatrix, sizePx: number) {
  const layout = layOut(matrix, sizePx, 2)
  if (!layout.ok) throw new Error(layout.error.code)
  return encodePng(matrix, layout.value, COLORS, deflate)
}

/** The product's whole way from text to PNG, with what its worker lends it. */
export const ours: QrMaker = async ({ text, level, sizePx }) => {
  const matrix = encodeQr(text, level)
  if (!matrix.ok) throw new Error(matrix.error.code)
  return writePng(matrix.value, sizePx)
}

/** The symbol of the package qr, as a picture of ours. */
export const qrWithOurWriter: QrMaker = async ({ text, level, sizePx }) => {
  const rows = encodeQR(text, 'raw', { ecc: QR_LEVELS[level], border: 1 })
  // The package cannot do without a border.
  const symbol = rows.slice(1, -1).map((row) => row.slice(1, -1))
  const side = symbol.length
  const dark = Uint8Array.from(symbol.flat(), Number)
  return writePng({ side, version: (side - 17) / 4, dark }, sizePx)
}
