import { printCode, drawCodeFile } from './any-style'
import { errorText, type QrError } from './errors'
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

/** Bytes of a file, and the row it was made of. */
export interface BatchFile extends BatchRow {
  bytes: Uint8Array<ArrayBuffer>
}

/** Why a row has no file. */
export interface BatchFault {
  line: number
  error: QrError
}

/** Codes of one job of a worker: small enough for a smooth progress. */
export const CHUNK_ROWS = 50

/** Most codes of one batch. */
export const MAX_ROWS = 100_000

/** Side of a code in an SVG file, which scales. */
const SVG_MM = 50

type Adapters = Parameters<typeof printCode>[2] & Parameters<typeof drawCodeFile>[2]

async function fileOf(settings: QrSettings, kind: BatchKind, adapters: Adapters) {
  if (kind === 'png') return printCode(settings, settings.sizePx, adapters)
  const drawn = await drawCodeFile(settings, { kind, sizeMm: SVG_MM }, adapters)
  // All of it is ASCII.
  return drawn.ok
    ? { ok: true as const, value: Uint8Array.from(drawn.value, (sign) => sign.charCodeAt(0)) }
    : drawn
}

/** The files of some rows, one after another; the rows that have none, each with its reason. */
export async function makeFiles(
  rows: readonly BatchRow[],
  settings: QrSettings,
  kind: BatchKind,
  adapters: Adapters,
): Promise<{ files: BatchFile[]; faults: BatchFault[] }> {
  const files: BatchFile[] = []
  const faults: BatchFault[] = []
  for (const row of rows) {
    const made = await fileOf({ ...settings, text: row.text }, kind, adapters)
    if (made.ok) files.push({ ...row, bytes: made.value })
    else faults.push({ line: row.line, error: made.error })
  }
  return { files, faults }
}

/** A fault in words. */
export const faultText = ({ error }: BatchFault): string =>
  error.code === 'no-input' ? 'there is no text' : errorText(error).trim()
