import QRCodeStyling from 'qr-code-styling'
import { toDataURL } from 'qrcode'
import { MARGIN_MODULES } from '../../src/tools/qr-generator/domain/settings'
import type { QrMaker } from './qr-maker'

// Both draw on elements of a page, so they cannot work in a worker.

export const qrcodeToDataUrl: QrMaker = ({ text, sizePx, level }) =>
  toDataURL(text, { errorCorrectionLevel: level, width: sizePx, margin: MARGIN_MODULES })

export const qrCodeStyling: QrMaker = async ({ text, sizePx, level }) => {
  const code = new QRCodeStyling({
    type: 'canvas',
    width: sizePx,
    height: sizePx,
    data: text,
    qrOptions: { errorCorrectionLevel: level },
  })
  const png = await code.getRawData('png')
  if (!png) throw new Error('qr-code-styling gives no PNG')
  return png
}
