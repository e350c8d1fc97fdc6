import type { BitMatrix } from 'qrcode'
import { maskPenalty } from './mask-penalty'
import { maskTurns, type MaskTurn } from './mask-turn'
import { packColumns, packRows, type ModuleWords } from './module-words'

// By side, since the version says where the reserved modules are.
const turnsOfSide = new Map<number, readonly MaskTurn[]>()

function turnsFor({ size, reservedBit }: BitMatrix): readonly MaskTurn[] {
  const known = turnsOfSide.get(size)
  if (known) return known
  const turns = maskTurns(reservedBit, size)
  turnsOfSide.set(size, turns)
  return turns
}

function turned(words: ModuleWords, turn: ModuleWords, into: ModuleWords): ModuleWords {
  for (let at = 0; at < into.length; at++) into[at] = (words[at] ?? 0) ^ (turn[at] ?? 0)
  return into
}

/** The mask with the least penalty, for a symbol made with mask 0; of equals the lowest number. */
export function chooseMask(symbol: BitMatrix): number {
  const side = symbol.size
  const rows = packRows(symbol.data, side)
  const columns = packColumns(symbol.data, side)
  const turnedRows = new Int32Array(rows.length)
  const turnedColumns = new Int32Array(columns.length)
  let best = { mask: 0, penalty: Infinity }
  turnsFor(symbol).forEach((turn, mask) => {
    turned(rows, turn.rows, turnedRows)
    turned(columns, turn.columns, turnedColumns)
    const penalty = maskPenalty(turnedRows, turnedColumns, side)
    if (penalty < best.penalty) best = { mask, penalty }
  })
  return best.mask
}

/** The modules that the same symbol has with another mask, format information included; it was made with mask 0. */
export function turnToMask(symbol: BitMatrix, mask: number): Uint8Array {
  const side = symbol.size
  const turn = turnsFor(symbol)[mask]?.rows
  if (!turn) throw new RangeError(`no mask ${mask}`)
  const modules = symbol.data.slice()
  for (let row = 0, at = 0; row < side; row++) {
    for (let column = 0; column < side; column++, at++) {
      const inverted = ((turn[(column >> 5) * side + row] ?? 0) >>> (column & 31)) & 1
      modules[at] = (modules[at] ?? 0) ^ inverted
    }
  }
  return modules
}
