import { createRequire } from 'node:module'

type Create = (
  text: string,
  options: { errorCorrectionLevel: 'M' },
) => { modules: { size: number; data: Uint8Array } }

// The package's own types want the names of browsers, which no build step has.
const { create }: { create: Create } = createRequire(import.meta.url)('qrcode')

/** Runs of dark modules of one line, as an SVG path: `M{x} {y}h{length}`, to be stroked 1 wide. */
function linePath(line: Uint8Array, y: number): string {
  const runs = [...line].join('').matchAll(/1+/g)
  return [...runs].map(({ index, 0: run }) => `M${index} ${y + 0.5}h${run.length}`).join('')
}

/**
 * The QR code of an address at level M without its margin: modules a side, and one path of its dark
 * modules to be stroked with a width of 1.
 */
export function siteCode(address: string): { size: number; path: string } {
  const { size, data } = create(address, { errorCorrectionLevel: 'M' }).modules
  const lines = Array.from({ length: size }, (_, y) =>
    linePath(data.slice(y * size, (y + 1) * size), y),
  )
  return { size, path: lines.join('') }
}
