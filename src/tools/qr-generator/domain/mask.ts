import type { BitMatrix } from 'qrcode'
import { maskPenalty, packColumns, packRows, type ModuleWords } from './mask-penalty'

/** ISO/IEC 18004:2015 Table 10: the condition under which a mask inverts a module. */
const MASK_CONDITIONS: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
]

/** ISO/IEC 18004:2015 Annex C, for the mask's three bits alone: the code is linear, so the level drops out. */
function formatDifference(mask: number): number {
  let remainder = mask << 10
  for (let bit = 12; bit >= 10; bit--) {
    if (remainder & (1 << bit)) remainder ^= 0b10100110111 << (bit - 10)
  }
  return (mask << 10) | remainder
}

/** ISO/IEC 18004:2015 Figure 25: row and column of a bit of the format information in both its places. */
function formatPlaces(bit: number, side: number) {
  const down = bit < 6 ? bit : bit < 8 ? bit + 1 : side - 15 + bit
  const along = bit < 8 ? side - 1 - bit : bit === 8 ? 7 : 14 - bit
  return [
    { row: down, column: 8 },
    { row: 8, column: along },
  ]
}

/** The modules to invert in a symbol of mask 0 for one of another mask, in three forms. */
interface MaskDelta {
  /** 1 for each of them, row by row. */
  modules: Uint8Array
  rows: ModuleWords
  columns: ModuleWords
}

function maskDelta(reserved: Uint8Array, side: number, mask: number): MaskDelta {
  const [isInZero, isInMask] = [MASK_CONDITIONS[0], MASK_CONDITIONS[mask]]
  if (!isInZero || !isInMask) throw new RangeError(`no mask ${mask}`)
  const modules = reserved.map((isReserved, at) => {
    const [row, column] = [Math.floor(at / side), at % side]
    return Number(isReserved === 0 && isInZero(row, column) !== isInMask(row, column))
  })
  const format = formatDifference(mask)
  for (let bit = 0; bit < 15; bit++) {
    if (((format >> bit) & 1) === 0) continue
    for (const { row, column } of formatPlaces(bit, side)) modules[row * side + column] = 1
  }
  return { modules, rows: packRows(modules, side), columns: packColumns(modules, side) }
}

// The differences are kept by side, since the version determines the reserved modules.
const deltasOfSide = new Map<number, readonly MaskDelta[]>()

function deltasFor({ size, reservedBit }: BitMatrix): readonly MaskDelta[] {
  const known = deltasOfSide.get(size)
  if (known) return known
  const deltas = MASK_CONDITIONS.map((_, mask) => maskDelta(reservedBit, size, mask))
  deltasOfSide.set(size, deltas)
  return deltas
}

// A loop: `map` takes five times as long, and so does a loop for words and bytes alike.
function xorWords(words: ModuleWords, delta: ModuleWords, into: ModuleWords) {
  for (let at = 0; at < into.length; at++) into[at] = (words[at] ?? 0) ^ (delta[at] ?? 0)
}

/** The mask with the least penalty, for a symbol made with mask 0; of equals the lowest number. */
export function chooseMask(symbol: BitMatrix): number {
  const side = symbol.size
  const rows = packRows(symbol.data, side)
  const columns = packColumns(symbol.data, side)
  const maskedRows = new Int32Array(rows.length)
  const maskedColumns = new Int32Array(columns.length)
  let best = { mask: 0, penalty: Infinity }
  deltasFor(symbol).forEach((delta, mask) => {
    xorWords(rows, delta.rows, maskedRows)
    xorWords(columns, delta.columns, maskedColumns)
    const penalty = maskPenalty(maskedRows, maskedColumns, side, best.penalty)
    if (penalty < best.penalty) best = { mask, penalty }
  })
  return best.mask
}

/** The modules that a symbol made with mask 0 has with another mask, format information included. */
export function applyMask(symbol: BitMatrix, mask: number): Uint8Array {
  const delta = deltasFor(symbol)[mask]
  if (!delta) throw new RangeError(`no mask ${mask}`)
  const modules = new Uint8Array(symbol.data)
  for (let at = 0; at < modules.length; at++)
    modules[at] = (modules[at] ?? 0) ^ (delta.modules[at] ?? 0)
  return modules
}
