import type { QrMatrix } from '../../src/tools/qr-generator/domain/encode'

const isDark = ({ side, dark }: QrMatrix, row: number, column: number) =>
  dark[row * side + column] === 1

/** Finder, format and timing modules of version 1 (ISO/IEC 18004:2015 Figure 2). */
function isFunctionModule(row: number, column: number): boolean {
  const inTopLeft = row < 9 && column < 9
  const inTopRight = row < 9 && column > 12
  const inBottomLeft = row > 12 && column < 9
  return inTopLeft || inTopRight || inBottomLeft || row === 6 || column === 6
}

/** Data modules in the order of ISO/IEC 18004:2015 §7.7.3: pairs of columns from the right, up and down by turns. */
function dataModules(): { row: number; column: number }[] {
  const rightColumns = [20, 18, 16, 14, 12, 10, 8, 5, 3, 1]
  return rightColumns.flatMap((right, pair) =>
    Array.from({ length: 21 }, (_, step) => (pair % 2 === 0 ? 20 - step : step))
      .flatMap((row) => [
        { row, column: right },
        { row, column: right - 1 },
      ])
      .filter(({ row, column }) => !isFunctionModule(row, column)),
  )
}

/** Reads the 26 codewords of a version 1 symbol that was made with mask 0, in hexadecimal. */
export function codewordsOfVersion1(matrix: QrMatrix): string {
  const bits = dataModules()
    .map(({ row, column }) => (isDark(matrix, row, column) !== ((row + column) % 2 === 0) ? 1 : 0))
    .join('')
  return (bits.match(/.{8}/g) ?? [])
    .map((byte) => parseInt(byte, 2).toString(16).padStart(2, '0').toUpperCase())
    .join(' ')
}
