import { concat } from '#lib/concat'
import { err, type Result } from '#lib/result'
import type { QrError } from '../../../domain/errors'
import type { LabelSheet } from './label-sheet'
import type { CodeResources } from '../../shared/pdf-resources'
import { makePng, type RenderAdapters } from '../../../domain/render'
import type { QrSettings } from '../../../domain/settings'

export interface BatchRow {
  /** The line that it came from, counted from 1. */
  line: number
  text: string
  /** The name of its file, without an ending; empty: it is named after its line. */
  name: string
  /** Why it gets no code, whatever its text. */
  fault?: RowFault
}

/** What is wrong with a row, rather than with the text of its code. */
export type RowFault =
  /** More or fewer fields than the head or most records have: one of them may be a part of another. */
  | { code: 'field-count'; count: number; wanted: number }
  /** A number of which a spreadsheet has kept the first digits. */
  | { code: 'shortened' }

export type BatchKind = 'png' | 'svg' | 'labels'

/** What a batch makes: a file for each code in a ZIP, or labels on the pages of a PDF. */
export type BatchOutput = { kind: 'png' | 'svg' } | { kind: 'labels'; sheet: LabelSheet }

/** Some rows of a batch that are made together. */
export interface RowsToMake {
  /** Place of the first in the batch, from 0. */
  from: number
  rows: readonly BatchRow[]
  /** All names of the batch can be written in the standard font of a PDF. */
  isLatin: boolean
}

/** What was made of such rows. One buffer for all of them crosses to another thread much faster than many. */
export interface MadeRows {
  from: number
  bytes: Uint8Array<ArrayBuffer>
  /** Bytes of each row, one after another in `bytes`; 0 for a row with a fault. */
  sizes: number[]
  faults: BatchFault[]
  /** What the codes of labels need beyond paths, once for each suffix and worker. */
  resources: CodeResources[]
}

/** Why a row has no code. */
export interface BatchFault {
  line: number
  error: QrError | RowFault
}

/** A batch has no more codes than these. */
export const MAX_ROWS = 100_000

/** Side of a code in an SVG file, which scales. */
const SVG_MM = 50

type MakeRow = (
  row: BatchRow,
  isLatin: boolean,
) => Promise<Result<Uint8Array<ArrayBuffer>, QrError>>

async function rowDrawer(
  settings: QrSettings,
  output: BatchOutput,
  adapters: RenderAdapters,
  resources: CodeResources[],
): Promise<MakeRow> {
  if (output.kind === 'labels') {
    const { labelMaker } = await import('./label')
    return labelMaker(settings, output.sheet, adapters, resources)
  }
  if (output.kind === 'png') {
    return ({ text }) => makePng({ ...settings, text }, settings.sizePx, adapters)
  }
  const { svgFile } = await import('../../shared/scene-svg')
  return ({ text }) => svgFile({ ...settings, text }, SVG_MM, adapters)
}

/** Prepares what all rows of a batch share. Returns what makes some of them, to be called any number of times. */
export async function rowMaker(
  settings: QrSettings,
  output: BatchOutput,
  adapters: RenderAdapters,
) {
  const resources: CodeResources[] = []
  const makeRow = await rowDrawer(settings, output, adapters, resources)
  return async ({ from, rows, isLatin }: RowsToMake): Promise<MadeRows> => {
    const files: Uint8Array[] = []
    const faults: BatchFault[] = []
    for (const row of rows) {
      const made = row.fault ? err(row.fault) : await makeRow(row, isLatin)
      files.push(made.ok ? made.value : new Uint8Array(0))
      if (!made.ok) faults.push({ line: row.line, error: made.error })
    }
    const sizes = files.map(({ length }) => length)
    return { from, bytes: concat(files), sizes, faults, resources: resources.splice(0) }
  }
}

/** Each row that has a code, with its bytes. */
export function madeFiles(rows: readonly BatchRow[], { bytes, sizes }: MadeRows) {
  let end = 0
  return rows.flatMap((row, at) => {
    const start = end
    end += sizes[at] ?? 0
    return end > start ? [{ ...row, bytes: bytes.subarray(start, end) }] : []
  })
}
