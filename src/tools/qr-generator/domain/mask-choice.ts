import type { BitMatrix } from 'qrcode'
import { maskPenalty } from './mask-penalty'
import { maskTurns, type MaskTurn } from './mask-turn'
import { packColumns, packRows, unpackRows, type ModuleWords } from './module-words'

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

// By turn, only of those that were chosen: a byte for every module, 1 to invert it, row by row.
const planes = new WeakMap<MaskTurn, Int32Array>()

/** Bytes that are changed four at a time: the words that hold them. */
function asWords(bytes: Uint8Array): Int32Array<ArrayBuffer> {
  const words = new Int32Array(Math.ceil(bytes.length / 4))
  new Uint8Array(words.buffer).set(bytes)
  return words
}

function planeOf(turn: MaskTurn, side: number): Int32Array {
  const known = planes.get(turn)
  if (known) return known
  const plane = asWords(unpackRows(turn.rows, side))
  planes.set(turn, plane)
  return plane
}

/** The modules that the same symbol has with another mask, format information included; it was made with mask 0. */
export function turnToMask(symbol: BitMatrix, mask: number): Uint8Array {
  const turn = turnsFor(symbol)[mask]
  if (!turn) throw new RangeError(`no mask ${mask}`)
  const plane = planeOf(turn, symbol.size)
  const modules = asWords(symbol.data)
  turned(modules, plane, modules)
  return new Uint8Array(modules.buffer, 0, symbol.data.length)
}
