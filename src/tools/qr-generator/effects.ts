import { copyPng } from '#platform/clipboard'
import { downloadFile } from '#platform/download'
import { kept } from '#platform/kept'
import { toolSettings } from '#platform/kept-place'
import { logError } from '#platform/log'
import { shareFile } from '#platform/share'
import type { WorkerFailure } from '#platform/worker/failure'
import type { QrError } from './domain/errors'
import { keptLook, parseLook } from './domain/kept-look'
import { DEFAULT_SETTINGS, type PrintSizePx, type QrSettings, type SizePx } from './domain/settings'
import { errorText, SCAN_ME } from './texts.en'
import type { CodeImage, CodePreview } from './worker'
import { qrWorker } from './worker-client'

export type QrImage = CodeImage<ImageBitmap>
export type QrPreview = CodePreview<ImageBitmap>
export type QrFailure = QrError | WorkerFailure

/** The limit for calls that bring code along, which may load slowly. */
export const LONG_CALL = { limitMs: 120_000 }

/** A style brings its code along, and its large pictures take longer. */
export const callOptions = ({ style }: QrSettings) => (style ? LONG_CALL : {})

/** What the page starts before it is rendered. */
export const prepare = () => qrWorker.start()

export const logFailure = (failure: QrFailure) =>
  logError(
    'QR code',
    failure.code === 'worker-failed' ? `worker failed: ${failure.reason}` : errorText(failure),
  )

/** The PNG of a data URL. The security policy lets nothing fetch one. */
export const bytesOf = (pngUrl: string) =>
  Uint8Array.from(atob(pngUrl.slice(pngUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))

/** What the state needs of the browser; a parameter for the tests. */
export const browser = {
  makeImage: (settings: QrSettings) =>
    qrWorker.call((work) => work.makeImage(settings), callOptions(settings)),
  makePng: (settings: QrSettings, sizePx: SizePx | PrintSizePx) =>
    qrWorker.call((work) => work.makePng(settings, sizePx), callOptions(settings)),
  downloadFile,
  shareFile,
  copyPng,
  look: kept(toolSettings('qr-generator'), {
    initial: keptLook(DEFAULT_SETTINGS),
    // The caption itself is a text, which is not kept.
    parse: (stored) => parseLook(stored, SCAN_ME),
    // Colors are chosen for one another.
    together: [['dark', 'light']],
  }),
}

export type Browser = typeof browser
