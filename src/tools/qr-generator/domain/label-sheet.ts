import { EDGE_MM, PAPERS_MM, SOLD_SHEETS, type LabelSheet, type SoldSheet } from './sold-sheets'
import { readWithin } from './typed-number'

export type Paper = 'a4' | 'letter'

/** How the labels of a page are chosen: a sheet that is sold, how many, or how large. */
export type LabelLayout = SoldSheet | 'grid' | 'size'

export interface LabelChoice {
  layout: LabelLayout
  /** Of a layout by number or size. */
  paper: Paper
  /** As typed: columns and rows, or width and height in millimetres. */
  across: string
  down: string
}

/** The smallest label has room for a code that phones read and a line of text. */
export const LABEL_LIMITS_MM = { smallest: 15, largest: 277 }

export const GRID_LIMITS = { smallest: 1, largest: 20 }

/** The labels of a choice; null where its numbers are none, or no label fits. */
export function labelSheetOf({ layout, paper, across, down }: LabelChoice): LabelSheet | null {
  if (layout !== 'grid' && layout !== 'size') return SOLD_SHEETS[layout]
  const page = PAPERS_MM[paper]
  const [width, height] = [page.width - 2 * EDGE_MM, page.height - 2 * EDGE_MM]
  const isGrid = layout === 'grid'
  const limits = isGrid ? GRID_LIMITS : LABEL_LIMITS_MM
  const [x, y] = [readWithin(across, limits), readWithin(down, limits)]
  if (x === null || y === null) return null
  const label = isGrid ? { width: width / x, height: height / y } : { width: x, height: y }
  const [columns, rows] = isGrid ? [x, y] : [Math.floor(width / x), Math.floor(height / y)]
  const isWhole = Number.isInteger(columns) && Number.isInteger(rows)
  const isLargeEnough = Math.min(label.width, label.height) >= LABEL_LIMITS_MM.smallest
  if (!isWhole || !isLargeEnough || columns === 0 || rows === 0) return null
  // Side by side without a gap, in the middle of the page.
  return {
    paper: page,
    columns,
    rows,
    label,
    left: (page.width - columns * label.width) / 2,
    top: (page.height - rows * label.height) / 2,
    stepX: label.width,
    stepY: label.height,
  }
}
