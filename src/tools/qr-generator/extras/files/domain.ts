import { EDGE_MM, PAPERS_MM } from '#lib/paper'
import type { Result } from '#lib/result'
import { readWithin } from '#lib/typed-number'
import type { Adapters } from '../../domain/adapters'
import type { QrError } from '../../domain/errors'
import { pdfFile, type PageMm } from '../shared/scene-pdf'
import { svgFile } from '../shared/scene-svg'
import type { QrSettings } from '../../domain/settings'

/** An SVG, a PDF page as large as the code, or a PDF page of A4 with as many copies of it as fit. */
export type VectorFileKind = 'svg' | 'pdf' | 'sheet'

export interface VectorFile {
  kind: VectorFileKind
  /** Side of the code with its margin, within `FILE_SIZES_MM`. */
  sizeMm: number
}

/** Sides of a code on paper. The largest still fits an A4 sheet. */
export const FILE_SIZES_MM = { smallest: 10, largest: 190 }

/** Millimetres as typed; null: no number, or not one within `FILE_SIZES_MM`. */
export const readSizeMm = (text: string): number | null => readWithin(text, FILE_SIZES_MM)

/** The smallest module that phones read from paper, in millimetres. */
const LEAST_MODULE_MM = 0.35

/** What a code measures on paper, by the modules of its file's side and its version. */
export function onPaper({ span, version }: { span: number; version: number }, sizeMm: number) {
  const moduleMm = sizeMm / span
  return {
    moduleMm,
    /** Side of the symbol alone, without margin and frame. */
    codeMm: moduleMm * (17 + 4 * version),
    /** The least size that phones read; null: this one is large enough. */
    leastMm: moduleMm < LEAST_MODULE_MM ? Math.ceil(LEAST_MODULE_MM * span) : null,
  }
}

/** Copies on a sheet have so much room for scissors between them. */
const GAP_MM = 5

/** A page as large as the code; or one of A4 with as many copies as fit, from the upper left. */
function pageOf(kind: 'pdf' | 'sheet', sizeMm: number): PageMm {
  if (kind === 'pdf') return { width: sizeMm, height: sizeMm, sizeMm, places: [{ x: 0, y: 0 }] }
  const { width, height } = PAPERS_MM.a4
  const fitting = (lengthMm: number) =>
    Math.floor((lengthMm - 2 * EDGE_MM + GAP_MM) / (sizeMm + GAP_MM))
  const places = Array.from({ length: fitting(height) }, (_, row) =>
    Array.from({ length: fitting(width) }, (_none, column) => ({
      x: EDGE_MM + column * (sizeMm + GAP_MM),
      y: height - EDGE_MM - sizeMm - row * (sizeMm + GAP_MM),
    })),
  ).flat()
  return { width, height, sizeMm, places }
}

/** The bytes of a file with the code as outlines, logo and caption as pictures in it. */
export const drawVectorFile = (
  settings: QrSettings,
  { kind, sizeMm }: VectorFile,
  adapters: Adapters,
): Promise<Result<Uint8Array<ArrayBuffer>, QrError>> =>
  kind === 'svg'
    ? svgFile(settings, sizeMm, adapters)
    : pdfFile(settings, pageOf(kind, sizeMm), adapters)
