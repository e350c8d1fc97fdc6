import type { BatchFault, BatchKind, BatchOutput } from './extras/batch/domain/batch'
import type { BatchColumns } from './extras/batch/domain/source'
import { labelSheetOf, type LabelChoice } from './extras/batch/domain/label-sheet'
import type { BatchFailure, BatchProgress } from './store-run'

export interface BatchState {
  /** One text a line, as entered. */
  text: string
  kind: BatchKind
  labels: LabelChoice
  /**
   * A CSV file that takes the place of the lines, and the fields of its first record. `turn`: another one each time,
   * since the same file may be opened again.
   */
  csv: { name: string; count: number; head: string[]; isUtf: boolean; turn: number } | null
  columns: BatchColumns
  phase: 'none' | 'running' | 'cancelled' | 'done'
  progress: BatchProgress
  /** Of the file that was started last. */
  fileName: string
  faults: readonly BatchFault[]
  failure: BatchFailure | null
  setText: (text: string) => void
  setKind: (kind: BatchKind) => void
  setLabels: (patch: Partial<LabelChoice>) => void
  setColumns: (patch: Partial<BatchColumns>) => void
  openCsv: (file: File) => Promise<void>
  closeCsv: () => void
  start: () => Promise<void>
  /** Ends the run at once; nothing of it is saved. */
  cancel: () => void
}

const ZIP = { name: 'qrcodes.zip', type: 'application/zip' }

export const BATCH_FILES: Record<BatchKind, { name: string; type: string }> = {
  png: ZIP,
  svg: ZIP,
  labels: { name: 'qrcode-labels.pdf', type: 'application/pdf' },
}

/** What is made of a choice; null where there are no such labels. */
export function outputOf({ kind, labels }: BatchState): BatchOutput | null {
  if (kind !== 'labels') return { kind }
  const sheet = labelSheetOf(labels)
  return sheet && { kind, sheet }
}

const NO_PROGRESS: BatchProgress = { done: 0, wanted: 0, leftMs: null }

export const NO_RUN = { phase: 'none', faults: [], failure: null, progress: NO_PROGRESS } as const

export const LINES: BatchColumns = { text: 0, name: null, hasHead: false }

export const INITIAL = {
  ...NO_RUN,
  text: '',
  kind: 'png',
  labels: { layout: 'a4-3x8', paper: 'a4', across: '3', down: '8' },
  csv: null,
  columns: LINES,
  fileName: '',
} as const
