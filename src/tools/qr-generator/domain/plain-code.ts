import { create } from 'qrcode'
import { modulePath } from './module-path'

/**
 * The QR code of an address at level M without its margin: modules a side, and one path of its dark modules. It stands
 * alone, with the package: of the generator's own code no other page needs anything.
 */
export function plainCode(address: string): { size: number; path: string } {
  const { size, data } = create(address, { errorCorrectionLevel: 'M' }).modules
  return { size, path: modulePath(size, data) }
}
