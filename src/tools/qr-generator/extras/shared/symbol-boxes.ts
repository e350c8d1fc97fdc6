import alignment from 'qrcode/lib/core/alignment-pattern.js'
import { boxOf, type Area, type Box } from './boxes'
import type { QrMatrix } from '../../domain/encode'
import type { ModuleShape } from '../../domain/style'

const EYE = 7

// Of an eye's outer edge, its light ring and its middle. Small cameras (quirc) take the corners of a code from the outer
// edges: rounder ones they miss. Square ones beside dots: of round ones a common decoder misses most from the side.
const EYE_RADII: Record<ModuleShape, readonly [number, number, number]> = {
  square: [0, 0, 0],
  rounded: [0.25, 0.5, 0.5],
  dots: [0, 0, 0],
}

type IsDark = (column: number, row: number) => boolean

const isWithin = ({ x, y, width, height }: Area, column: number, row: number) =>
  column >= x && column < x + width && row >= y && row < y + height

/** Whether a module is drawn by itself: those of the eyes and in the logo's hole are not. */
function moduleTest({ side, dark }: QrMatrix, hole: Area | null): IsDark {
  return (column, row) => {
    if (column < 0 || row < 0 || column >= side || row >= side) return false
    const isLeft = column < EYE
    const isEye = row < EYE ? isLeft || column >= side - EYE : isLeft && row >= side - EYE
    if (isEye || (hole && isWithin(hole, column, row))) return false
    return dark[row * side + column] === 1
  }
}

/** From the middle of an alignment pattern to its edge. */
const ALIGNMENT_REACH = 2

/**
 * Whether a module has its corners: with any shape those of alignment patterns do. Patterns of dots jsQR takes for another
 * place, at some sizes of a module and not at those beside them.
 */
function squareTest(version: number, shape: ModuleShape) {
  if (shape === 'square') return () => true
  const middles = alignment.getPositions(version)
  return (column: number, row: number) =>
    middles.some(([y, x]) => Math.max(Math.abs(row - y), Math.abs(column - x)) <= ALIGNMENT_REACH)
}

/** The dark modules of a symbol without its eyes and those in the hole for a logo. */
export function moduleBoxes(matrix: QrMatrix, hole: Area | null, shape: ModuleShape): Box[] {
  const { side } = matrix
  const isDark = moduleTest(matrix, hole)
  const isSquare = squareTest(matrix.version, shape)
  /** Whether it is drawn as one with those beside it. */
  const isJoined = (column: number, row: number) =>
    isDark(column, row) && (shape !== 'dots' || isSquare(column, row))
  /** The corner of a dark module above or below, to the left or to the right: round where nothing dark is beside it. */
  const corner = (column: number, row: number, beside: number) =>
    isSquare(column, row) || isDark(column, beside) ? 0 : 0.5
  const boxes: Box[] = []
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      if (!isDark(column, row)) continue
      if (!isJoined(column, row)) {
        boxes.push(boxOf(column, row, 1, 1, 0.5))
        continue
      }
      const start = column
      while (isJoined(column + 1, row)) column++
      const [above, below] = [row - 1, row + 1]
      boxes.push({
        ...boxOf(start, row, column - start + 1, 1),
        radii: [
          corner(start, row, above),
          corner(column, row, above),
          corner(column, row, below),
          corner(start, row, below),
        ],
      })
    }
  }
  return boxes
}

/** The three eyes: their dark edges, the light rings on them, and the dark middles on those. */
export function eyeLayers(side: number, shape: ModuleShape): Box[][] {
  const corners = [
    [0, 0],
    [side - EYE, 0],
    [0, side - EYE],
  ] as const
  return EYE_RADII[shape].map((radius, inset) =>
    corners.map(([x, y]) => boxOf(x + inset, y + inset, EYE - 2 * inset, EYE - 2 * inset, radius)),
  )
}
