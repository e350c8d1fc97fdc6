import type { BatchKind, BatchOutput } from './batch'
import { labelSheetOf, type LabelChoice } from './label-sheet'

const ZIP = { name: 'qrcodes.zip', type: 'application/zip' }

/** The file of a batch. */
export const BATCH_FILES: Record<BatchKind, { name: string; type: string }> = {
  png: ZIP,
  svg: ZIP,
  labels: { name: 'qrcode-labels.pdf', type: 'application/pdf' },
}

/** What is made of a choice; null where there are no such labels. */
export function outputOf(kind: BatchKind, labels: LabelChoice): BatchOutput | null {
  if (kind !== 'labels') return { kind }
  const sheet = labelSheetOf(labels)
  return sheet && { kind, sheet }
}

export const FIRST_LABELS: LabelChoice = { layout: 'a4-3x8', paper: 'a4', across: '3', down: '8' }
