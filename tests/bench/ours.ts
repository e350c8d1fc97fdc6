import { encodeQr } from '../../src/tools/qr-generator/domain/encode'
import { layOut } from '../../src/tools/qr-generator/domain/layout'
import { encodePng } from '../../src/tools/qr-generator/domain/png'
import { deflate } from '../../workers/adapters/compression'
import type { QrMaker } from './qr-maker'

const COLORS = { dark: { r: 0, g: 0, b: 0 }, light: { r: 255, g: 255, b: 255 } }

/** The product's whole way from text to PNG, with what its worker lends it. */
export const ours: QrMaker = async ({ text, level, sizePx }) => {
  const matrix = encodeQr(text, level)
  if (!matrix.ok) throw new Error(matrix.error.code)
  const layout = layOut(matrix.value, sizePx)
  if (!layout.ok) throw new Error(layout.error.code)
  return encodePng(matrix.value, layout.value, COLORS, deflate)
}
