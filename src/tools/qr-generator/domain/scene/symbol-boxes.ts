import { boxOf, type Area, type Box } from './boxes'
import type { QrMatrix } from '../encode'
import type { ModuleShape } from './style'

const EYE = 7

// Of an eye's outer edge, its light ring and its middle. Square ones beside dots: of round ones a common decoder misses
// most from the side.
const EYE_RADII: Record<ModuleShape, readonly [number, number, number]> = {
  square: [0, 0, 0],
  rounded: [2, 1, 1],
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

/** One box for dark modules side by side; a corner is round where nothing dark is beside it. */
function runBox(isDark: IsDark, x: number, y: number, width: number, shape: ModuleShape): Box {
  if (shape === 'square') return boxOf(x, y, width, 1)
  const corner = (column: number, row: number) => (isDark(column, row) ? 0 : 0.5)
  const last = x + width - 1
  return {
    ...boxOf(x, y, width, 1),
    radii: [corner(x, y - 1), corner(last, y - 1), corner(last, y + 1), corner(x, y + 1)],
  }
}

/** The dark modules of a symbol without its eyes and those in the hole for a logo. */
export function moduleBoxes(matrix: QrMatrix, hole: Area | null, shape: ModuleShape): Box[] {
  const { side } = matrix
  const isDark = moduleTest(matrix, hole)
  const boxes: Box[] = []
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      if (!isDark(column, row)) continue
      if (shape === 'dots') {
        boxes.push(boxOf(column, row, 1, 1, 0.5))
        continue
      }
      const start = column
      while (isDark(column + 1, row)) column++
      boxes.push(runBox(isDark, start, row, column - start + 1, shape))
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
