import QRCodeStyling from 'qr-code-styling'
import { create, toDataURL } from 'qrcode'
import { DEFAULT_SETTINGS } from '../../src/tools/qr-generator/domain/settings'
import type { QrJob } from '../../scripts/check/bench/page-api'
import type { QrMaker } from './qr-maker'

// Both draw on elements of a page, so they cannot work in a worker.

export const qrcodeToDataUrl: QrMaker = ({ text, sizePx, level }) =>
  toDataURL(text, { errorCorrectionLevel: level, width: sizePx, margin: DEFAULT_SETTINGS.margin })

const margins = new Map<string, number>()

/** The margin that the others draw, in pixels; computed once for a job, so that it is not measured. */
function marginPx({ text, sizePx, level }: QrJob): number {
  const key = `${level} ${sizePx} ${text}`
  const known = margins.get(key)
  if (known !== undefined) return known
  const { size } = create(text, { errorCorrectionLevel: level }).modules
  const margin = Math.floor(sizePx / (size + 2 * DEFAULT_SETTINGS.margin)) * DEFAULT_SETTINGS.margin
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
