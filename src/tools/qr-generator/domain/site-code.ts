import { create } from 'qrcode'
import { modulePath } from '#lib/module-path'

/**
 * The QR code of an address at level M without its margin: modules a side, and one path of its dark modules. It is made
 * by the package alone, since the worker of the landing page's card should not load the generator's own encoder for that.
 */
export function siteCode(address: string): { size: number; path: string } {
  const { size, data } = create(address, { errorCorrectionLevel: 'M' }).modules
  return { size, path: modulePath(size, data) }
}
