import { EDGE_MM, PAPERS_MM, type Paper } from '#lib/paper'
import { readWithin } from '#lib/typed-number'

/** Where the labels of a page stand, in millimetres. */
export interface LabelSheet {
  paper: { width: number; height: number }
  columns: number
  rows: number
  label: { width: number; height: number }
  /** The place of the first label, from the upper left corner of the page. */
  left: number
  top: number
  /** The way from the left or upper edge of a label to that of the next. */
  stepX: number
  stepY: number
  /** Labels of the first page that are used already. */
  skipped: number
}

type SoldSheet =
  'a4-3x8' | 'a4-3x7' | 'a4-2x7' | 'letter-3x10' | 'letter-2x5' | 'page-62x29' | 'page-25x25'

type Pair = readonly [across: number, down: number]

/**
 * A row of the table, in millimetres or another unit: how many labels, the size of each, where the first is, and the
 * step from one to the next.
 */
const sheet = (
  paper: LabelSheet['paper'],
  [columns, rows]: Pair,
  [width, height]: Pair,
  [left, top]: Pair,
  [stepX, stepY]: Pair,
  unitMm = 1,
): LabelSheet => ({
  paper,
  columns,
  rows,
  label: { width: width * unitMm, height: height * unitMm },
  left: left * unitMm,
  top: top * unitMm,
  stepX: stepX * unitMm,
  stepY: stepY * unitMm,
  skipped: 0,
})

const { a4, letter } = PAPERS_MM
const INCH = 25.4

/** For printers of labels on a roll: a page is one label. */
function labelPage(width: number, height: number): LabelSheet {
  const size: Pair = [width, height]
  return sheet({ width, height }, [1, 1], size, [0, 0], size)
}

/** The sheets of common labels, as their makers give them: 3474, L7160 and L7163; 5160 and 5163; and labels of a roll. */
const SOLD_SHEETS: Record<SoldSheet, LabelSheet> = {
  'a4-3x8': sheet(a4, [3, 8], [70, 37], [0, 0.5], [70, 37]),
  'a4-3x7': sheet(a4, [3, 7], [63.5, 38.1], [7.2, 15.15], [66.05, 38.1]),
  'a4-2x7': sheet(a4, [2, 7], [99.1, 38.1], [4.65, 15.15], [101.6, 38.1]),
  'letter-3x10': sheet(letter, [3, 10], [2.625, 1], [0.1875, 0.5], [2.75, 1], INCH),
  'letter-2x5': sheet(letter, [2, 5], [4, 2], [0.15625, 0.5], [4.1875, 2], INCH),
  'page-62x29': labelPage(62, 29),
  'page-25x25': labelPage(25, 25),
}

/** A layout whose two numbers are typed: how many labels, how large, or how large a page that is one label. */
export type OwnLayout = 'grid' | 'size' | 'page'

/** How the labels of a page are chosen: a sheet or a label that is sold, or own numbers. */
export type LabelLayout = SoldSheet | OwnLayout

export const isOwnLayout = (layout: LabelLayout): layout is OwnLayout =>
  layout === 'grid' || layout === 'size' || layout === 'page'

export interface LabelChoice {
  layout: LabelLayout
  /** The paper of a layout by number or size. */
  paper: Paper
  /** As typed: columns and rows, or width and height in millimetres. */
  across: string
  down: string
  /** As typed: the label of the first page to begin at, from 1, and how far all of them are shifted, in millimetres. */
  first: string
  shiftX: string
  shiftY: string
}

/** For printers that draw the paper in askew; more would be another sheet. */
export const SHIFT_LIMIT_MM = 20

/** The smallest label has room for a code that phones read and a line of text. */
export const LABEL_LIMITS_MM = { smallest: 15, largest: 277 }

export const GRID_LIMITS = { smallest: 1, largest: 20 }

/** The labels along one side of the paper, as many as are asked for or fit; null where the number is none, or none fits. */
function labelsAlong(text: string, paperMm: number, layout: LabelLayout) {
  const isGrid = layout === 'grid'
  const number = readWithin(text, isGrid ? GRID_LIMITS : LABEL_LIMITS_MM)
  if (number === null) return null
  if (layout === 'page') return { count: 1, sideMm: number }
  const usedMm = paperMm - 2 * EDGE_MM
  // In binary 259.4 / 51.88 is a little less than 5.
  const fitting = Math.floor(usedMm / number + 1e-9)
  const [count, sideMm] = isGrid ? [number, usedMm / number] : [fitting, number]
  const isLargeEnough = sideMm >= LABEL_LIMITS_MM.smallest
  return Number.isInteger(count) && count > 0 && isLargeEnough ? { count, sideMm } : null
}

/** What the two numbers of a layout by number or size give, each on its own. */
export function labelsByNumbers({ layout, paper, across, down }: LabelChoice) {
  const { width, height } = PAPERS_MM[paper]
  return { across: labelsAlong(across, width, layout), down: labelsAlong(down, height, layout) }
}

/** The labels of a choice at their places by the maker; null where its numbers are none, or no label fits. */
function plainSheetOf(choice: LabelChoice): LabelSheet | null {
  const { layout } = choice
  if (!isOwnLayout(layout)) return SOLD_SHEETS[layout]
  const { across, down } = labelsByNumbers(choice)
  if (!across || !down) return null
  if (layout === 'page') return labelPage(across.sideMm, down.sideMm)
  const paper = PAPERS_MM[choice.paper]
  const size: Pair = [across.sideMm, down.sideMm]
  const left = (paper.width - across.count * across.sideMm) / 2
  const top = (paper.height - down.count * down.sideMm) / 2
  // Side by side without a gap, in the middle of the page.
  return sheet(paper, [across.count, down.count], size, [left, top], size)
}

/** A shift in millimetres as typed; null: no number, or too far. */
export const readShiftMm = (text: string): number | null =>
  readWithin(text, { smallest: -SHIFT_LIMIT_MM, largest: SHIFT_LIMIT_MM })

/** How many labels a page has, and the one to begin at, from 1; null where there is none of that number. */
export function firstLabelOf(choice: LabelChoice) {
  const plain = plainSheetOf(choice)
  const count = plain ? plain.columns * plain.rows : 0
  if (count === 1) return { count, first: 1 }
  const first = readWithin(choice.first, { smallest: 1, largest: count })
  return { count, first: Number.isInteger(first) ? first : null }
}

/** The labels of a choice; null where one of its numbers is none, or no label fits. */
export function labelSheetOf(choice: LabelChoice): LabelSheet | null {
  const plain = plainSheetOf(choice)
  const { first } = firstLabelOf(choice)
  const [shiftX, shiftY] = [readShiftMm(choice.shiftX), readShiftMm(choice.shiftY)]
  if (!plain || first === null || shiftX === null || shiftY === null) return null
  return {
    ...plain,
    left: plain.left + shiftX,
    top: plain.top + shiftY,
    skipped: first - 1,
  }
}
