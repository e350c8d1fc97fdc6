/** Runs of dark modules of one line, as an SVG path: `M{x} {y}h{length}`, to be stroked 1 wide. */
function linePath(line: Uint8Array, y: number): string {
  const runs = [...line].join('').matchAll(/1+/g)
  return [...runs].map(({ index, 0: run }) => `M${index} ${y + 0.5}h${run.length}`).join('')
}

/**
 * One SVG path of the dark modules of a QR code without its margin.
 * @param size modules a side
 * @param data line by line, 1 for a dark module
 */
export function modulePath(size: number, data: Uint8Array): string {
  const lines = Array.from({ length: size }, (_, y) =>
    linePath(data.slice(y * size, (y + 1) * size), y),
  )
  return lines.join('')
}
