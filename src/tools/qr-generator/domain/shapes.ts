import type { QrMatrix } from './encode'

/** A code as shapes: what a file of any size is drawn from. */
export interface Shapes {
  /** Side of the picture in modules, margin included. */
  span: number
  /** Dark modules side by side, row by row, in modules from the corner of the picture. */
  runs: readonly { x: number; y: number; width: number }[]
}

/** As few rectangles as whole rows allow. */
export function toShapes({ side, dark }: QrMatrix, margin: number): Shapes {
  const runs = []
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const start = column
      while (column < side && dark[row * side + column] === 1) column++
      if (column > start) runs.push({ x: start + margin, y: row + margin, width: column - start })
    }
  }
  return { span: side + 2 * margin, runs }
}
