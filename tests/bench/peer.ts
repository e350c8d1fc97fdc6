import { toDataURL } from 'qrcode'
import { MARGIN_MODULES } from '../../src/tools/qr-generator/domain/settings'
import type { Contender } from './contender'

/** The package's own way to a PNG, on the page's thread: a picture of the same side and margin. */
export const peer: Contender = {
  draw: ({ text, sizePx, level }) =>
    toDataURL(text, { errorCorrectionLevel: level, width: sizePx, margin: MARGIN_MODULES }),
}
