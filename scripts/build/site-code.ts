import { createRequire } from 'node:module'
import { modulePath } from '../../src/lib/module-path.ts'

type Create = (
  text: string,
  options: { errorCorrectionLevel: 'M' },
) => { modules: { size: number; data: Uint8Array } }

// The package's own types want the names of browsers, which no build step has.
const { create }: { create: Create } = createRequire(import.meta.url)('qrcode')

/**
 * The QR code of a text at level M without its margin: modules a side, and one path of its dark
 * modules to be stroked with a width of 1.
 */
export function siteCode(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  return { size, path: modulePath(size, data) }
}
