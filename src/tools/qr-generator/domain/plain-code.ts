import { create } from 'qrcode'

/** Runs of dark modules of one line, as an SVG path: `M{x} {y}h{length}`, to be stroked 1 wide. */
function linePath(line: Uint8Array, y: number): string {
  const runs = [...line].join('').matchAll(/1+/g)
  return [...runs].map(({ index, 0: run }) => `M${index} ${y + 0.5}h${run.length}`).join('')
}

/**
 * The QR code of an address at level M without its margin: modules a side, and one path of its dark modules. It stands
 * alone, with the package: of the generator's own code no other page needs anything.
 */
export function plainCode(address: string): { size: number; path: string } {
  const { size, data } = create(address, { errorCorrectionLevel: 'M' }).modules
  const lines = Array.from({ length: size }, (_, y) =>
    linePath(data.slice(y * size, (y + 1) * size), y),
  )
  return { size, path: lines.join('') }
}
