/** Where the labels of a page stand, in millimetres. */
export interface LabelSheet {
  paper: { width: number; height: number }
  columns: number
  rows: number
  label: { width: number; height: number }
  /** Of the first label, from the upper left corner of the page. */
  left: number
  top: number
  /** From the left or upper edge of a label to that of the next. */
  stepX: number
  stepY: number
}

/** ISO 216; ANSI/ASME Y14.1. */
export const PAPERS_MM = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const

export type SoldSheet = 'a4-3x8' | 'a4-3x7' | 'a4-2x7' | 'letter-3x10' | 'letter-2x5'

const INCH = 25.4

/** The sheets of common labels, as their makers give them: 3474, L7160 and L7163; 5160 and 5163. */
export const SOLD_SHEETS: Record<SoldSheet, LabelSheet> = {
  'a4-3x8': {
    paper: PAPERS_MM.a4,
    columns: 3,
    rows: 8,
    label: { width: 70, height: 37 },
    left: 0,
    top: 0.5,
    stepX: 70,
    stepY: 37,
  },
  'a4-3x7': {
    paper: PAPERS_MM.a4,
    columns: 3,
    rows: 7,
    label: { width: 63.5, height: 38.1 },
    left: 7.2,
    top: 15.15,
    stepX: 66.05,
    stepY: 38.1,
  },
  'a4-2x7': {
    paper: PAPERS_MM.a4,
    columns: 2,
    rows: 7,
    label: { width: 99.1, height: 38.1 },
    left: 4.65,
    top: 15.15,
    stepX: 101.6,
    stepY: 38.1,
  },
  'letter-3x10': {
    paper: PAPERS_MM.letter,
    columns: 3,
    rows: 10,
    label: { width: 2.625 * INCH, height: INCH },
    left: 0.1875 * INCH,
    top: 0.5 * INCH,
    stepX: 2.75 * INCH,
    stepY: INCH,
  },
  'letter-2x5': {
    paper: PAPERS_MM.letter,
    columns: 2,
    rows: 5,
    label: { width: 4 * INCH, height: 2 * INCH },
    left: 0.15625 * INCH,
    top: 0.5 * INCH,
    stepX: 4.1875 * INCH,
    stepY: 2 * INCH,
  },
}
