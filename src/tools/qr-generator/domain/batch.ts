import { printCode, drawCodeFile } from './any-style'
import { errorText, type QrError } from './errors'
import { concat } from './png'
import type { QrSettings } from './settings'

/** A code of a batch. */
export interface BatchRow {
  /** Where it came from, from 1. */
  line: number
  text: string
  /** Of its file, without an ending; empty: after its place. */
  name: string
}

export type BatchKind = 'png' | 'svg'

/** Some rows of a batch that are made together. */
export interface RowsToMake {
  /** Place of the first in the batch, from 0. */
  from: number
  rows: readonly BatchRow[]
}

/** What was made of such rows. One buffer for all of them crosses to another thread much faster than many. */
export interface MadeRows {
  from: number
  bytes: Uint8Array<ArrayBuffer>
  /** Bytes of each row, one after another in `bytes`; 0 for a row with a fault. */
  sizes: number[]
  faults: BatchFault[]
}

/** Why a row has no code. */
export interface BatchFault {
  line: number
  error: QrError
}

/** Most codes of one batch. */
export const MAX_ROWS = 100_000

/** Side of a code in an SVG file, which scales. */
const SVG_MM = 50

type Adapters = Parameters<typeof printCode>[2] & Parameters<typeof drawCodeFile>[2]

/** Bytes of a text that is all ASCII. */
export function asciiBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length)
  // A loop: `from` with a function takes many times as long.
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

async function fileOf(settings: QrSettings, kind: BatchKind, adapters: Adapters) {
  if (kind === 'png') return printCode(settings, settings.sizePx, adapters)
  const drawn = await drawCodeFile(settings, { kind, sizeMm: SVG_MM }, adapters)
  return drawn.ok ? { ok: true as const, value: asciiBytes(drawn.value) } : drawn
}

/** The files of some rows; the rows that have none, each with its reason. */
export async function makeRows(
  { from, rows }: RowsToMake,
  settings: QrSettings,
  kind: BatchKind,
  adapters: Adapters,
): Promise<MadeRows> {
  const files: Uint8Array[] = []
  const faults: BatchFault[] = []
  for (const { line, text } of rows) {
    const made = await fileOf({ ...settings, text }, kind, adapters)
    files.push(made.ok ? made.value : new Uint8Array(0))
    if (!made.ok) faults.push({ line, error: made.error })
  }
  return { from, bytes: concat(files), sizes: files.map(({ length }) => length), faults }
}

/** Each row that has a code, with its bytes. */
export function madeFiles<Row extends BatchRow>(rows: readonly Row[], { bytes, sizes }: MadeRows) {
  let end = 0
  return rows.flatMap((row, at) => {
    const start = end
    end += sizes[at] ?? 0
    return end > start ? [{ ...row, bytes: bytes.subarray(start, end) }] : []
  })
}

/** A fault in words. */
export const faultText = ({ error }: BatchFault): string =>
  error.code === 'no-input' ? 'there is no text' : errorText(error).trim()
