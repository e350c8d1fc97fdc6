import QRCodeStyling from 'qr-code-styling'
import { create, toDataURL } from 'qrcode'
import { MARGIN_MODULES } from '../../src/tools/qr-generator/domain/settings'
import type { QrJob } from '../../scripts/check/bench/page-api'
import type { QrMaker } from './qr-maker'

// Both draw on elements of a page, so they cannot work in a worker.

export const qrcodeToDataUrl: QrMaker = ({ text, sizePx, level }) =>
  toDataURL(text, { errorCorrectionLevel: level, width: sizePx, margin: MARGIN_MODULES })

const margins = new Map<string, number>()

/** The margin that the others draw, in pixels; computed once for a job, so that it is not measured. */
function marginPx({ text, sizePx, level }: QrJob): number {
  const key = `${level} ${sizePx} ${text}`
  const known = margins.get(key)
  if (known !== undefined) return known
  const { size } = create(text, { errorCorrectionLevel: level }).modules
  const margin = Math.floor(sizePx / (size + 2 * MARGIN_MODULES)) * MARGIN_MODULES
  margins.set(key, margin)
  return margin
}

export const qrCodeStyling: QrMaker = async (job) => {
  const { text, sizePx, level } = job
  const code = new QRCodeStyling({
    type: 'canvas',
    width: sizePx,
    height: sizePx,
    data: text,
    margin: marginPx(job),
    qrOptions: { errorCorrectionLevel: level },
  })
  const png = await code.getRawData('png')
  if (!png) throw new Error('qr-code-styling gives no PNG')
  return png
}
