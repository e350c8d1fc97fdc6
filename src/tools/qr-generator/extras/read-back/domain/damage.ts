import errorCorrection from 'qrcode/lib/core/error-correction-code.js'
import levels from 'qrcode/lib/core/error-correction-level.js'
import type { QrSymbol } from '../../../domain/encode'
import type { Area } from '../../shared/boxes'
import type { EcLevel } from '../../../domain/settings'

/** The column of the vertical timing pattern, which the pairs of columns leave out. */
const TIMING = 6

/** The codeword that a module belongs to, in the order of the symbol; -1: none (ISO/IEC 18004 §7.7.3). */
function codewordsOf({ side, reserved }: QrSymbol): Int16Array {
  const codewords = new Int16Array(side * side).fill(-1)
  let bit = 0
  let isUp = true
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === TIMING) right--
    for (let step = 0; step < side; step++) {
      const row: number = isUp ? side - 1 - step : step
      for (const column of [right, right - 1]) {
        const at = row * side + column
        if (reserved[at] !== 1) codewords[at] = bit++ >> 3
      }
    }
    isUp = !isUp
  }
  return codewords
}

/** The block of each codeword in the order of the symbol, where blocks take turns (§7.6). */
function blocksOf(dataCount: number, ecCount: number, blockCount: number): number[] {
  const shortLength = Math.floor(dataCount / blockCount)
  // The last ones have a codeword of data more.
  const shortCount = blockCount - (dataCount % blockCount)
  return Array.from({ length: dataCount + ecCount }, (_, at) => {
    if (at >= dataCount) return (at - dataCount) % blockCount
    return at < shortLength * blockCount
      ? at % blockCount
      : shortCount + (at - shortLength * blockCount)
  })
}

/** Codewords that serve only to notice a wrong correction, in the smallest symbols (ISO/IEC 18004 Table 9, note b). */
const NOTICING: Readonly<Record<string, number>> = {
  '1L': 3,
  '1M': 2,
  '1Q': 1,
  '1H': 1,
  '2L': 2,
  '3L': 1,
}

/**
 * The codewords that an area of the symbol hides, as a share of those that the error correction can repair, in the
 * block that is hit hardest; beyond 1 no decoder that keeps to the standard reads the symbol.
 */
export function damageOf(symbol: QrSymbol, level: EcLevel, hole: Area): number {
  const { side, version } = symbol
  const codewords = codewordsOf(symbol)
  const total = Math.floor(codewords.filter((codeword) => codeword >= 0).length / 8)
  const ecCount = errorCorrection.getTotalCodewordsCount(version, levels[level])
  const blockCount = errorCorrection.getBlocksCount(version, levels[level])
  const blocks = blocksOf(total - ecCount, ecCount, blockCount)
  const hidden = new Set<number>()
  for (let row = hole.y; row < hole.y + hole.height; row++) {
    for (let column = hole.x; column < hole.x + hole.width; column++) {
      hidden.add(codewords[row * side + column] ?? -1)
    }
  }
  const counts = new Uint16Array(blockCount)
  for (const codeword of hidden) {
    const block = blocks[codeword]
    if (block !== undefined) counts[block] = (counts[block] ?? 0) + 1
  }
  const noticing = NOTICING[`${version}${level}`] ?? 0
  return Math.max(...counts) / Math.floor((ecCount / blockCount - noticing) / 2)
}
