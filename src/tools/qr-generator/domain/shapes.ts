import type { QrMatrix } from './encode'

/** Dark modules side by side, in modules from the corner of the picture, margin included. */
export interface Run {
  x: number
  y: number
  width: number
}

/** All dark modules, row by row: as few rectangles as whole rows allow. */
function darkRuns({ side, dark }: QrMatrix, margin: number): Run[] {
  const runs: Run[] = []
  for (let row = 0; row < side; row++) {
    let start = -1
    // One column further than there are, so that the last run ends.
    for (let column = 0; column <= side; column++) {
      const isDark = column < side && dark[row * side + column] === 1
      if (isDark && start < 0) start = column
      if (isDark || start < 0) continue
      runs.push({ x: start + margin, y: row + margin, width: column - start })
      start = -1
    }
  }
  return runs
}

/** A code as shapes: what a file of any size is drawn from. */
export interface Shapes {
  /** Side of the picture in modules, margin included. */
  span: number
  runs: readonly Run[]
}

export const toShapes = (matrix: QrMatrix, margin: number): Shapes => ({
  span: matrix.side + 2 * margin,
  runs: darkRuns(matrix, margin),
})
