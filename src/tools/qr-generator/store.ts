import { create, type StateCreator } from 'zustand'
import { latestResult } from '../../lib/latest-result'
import { downloadFile, downloadUrl } from '../../platform/download'
import { logError } from '../../platform/log'
import type { WorkerFailure } from '../../platform/worker/failure'
import { printQr, renderQr, startWorker } from './client'
import { errorText, type QrError } from './domain/errors'
import { DEFAULT_SETTINGS, type PrintSizePx, type QrSettings } from './domain/settings'
import { qrInputs, type QrInputs } from './store-inputs'
import type { QrImage } from './worker-api'

export type QrFailure = QrError | WorkerFailure

/** Side of the file: that of the picture on screen, or one for print. */
export type DownloadSize = 'screen' | PrintSizePx

const FILE_NAME = 'qrcode.png'

export interface QrState extends QrInputs {
  settings: QrSettings
  /** The last finished picture. It shows the current settings unless `busy`. */
  image: QrImage | null
  /** Why the current settings have no picture. */
  failure: QrFailure | null
  busy: boolean
  downloadSize: DownloadSize
  /** A file for print is being made. */
  printing: boolean
  /** Why the last file for print could not be made or saved. */
  printFailure: QrFailure | { code: 'not-saved' } | null
  chooseDownloadSize: (size: DownloadSize) => void
  /** Saves the current code as qrcode.png; does nothing while there is none. */
  download: () => Promise<void>
}

const logText = (failure: QrFailure) =>
  failure.code === 'worker-failed' ? `worker failed: ${failure.reason}` : errorText(failure)

export const qrState =
  (render: typeof renderQr, print: typeof printQr): StateCreator<QrState> =>
  (set, get) => {
    function finish(image: QrImage | null, failure: QrFailure | null = null) {
      const old = get().image
      set({ image, failure, busy: false })
      old?.bitmap.close()
    }

    const drawing = latestResult({
      run: render,
      onResult(result) {
        if (result.ok) return finish(result.value)
        // Equal colors are a step on the way when both are exchanged; the page gives the reason.
        if (result.error.code !== 'equal-colors') logError('QR code', logText(result.error))
        finish(null, result.error)
      },
      onStale(result) {
        if (result.ok) result.value.bitmap.close()
      },
    })

    function draw(settings: QrSettings) {
      // A file that is still being made shows older settings now.
      const renewed = { settings, printing: false, printFailure: null }
      if (settings.text.trim() === '') {
        drawing.cancel()
        set(renewed)
        return finish(null)
      }
      set({ ...renewed, busy: true })
      drawing.request(settings)
    }

    async function printAndSave(sizePx: PrintSizePx) {
      const { settings } = get()
      set({ printing: true, printFailure: null })
      const result = await print(settings, sizePx)
      if (get().settings !== settings) return
      set({ printing: false })
      if (result.ok) {
        const isSaved = downloadFile([result.value], 'image/png', FILE_NAME)
        return set({ printFailure: isSaved ? null : { code: 'not-saved' } })
      }
      logError('QR code', logText(result.error))
      set({ printFailure: result.error })
    }

    return {
      ...qrInputs(set, get, draw),
      settings: DEFAULT_SETTINGS,
      image: null,
      failure: null,
      busy: false,
      downloadSize: 'screen',
      printing: false,
      printFailure: null,
      chooseDownloadSize: (downloadSize) => set({ downloadSize, printFailure: null }),
      async download() {
        const { image, busy, typingColor, printing, downloadSize } = get()
        if (!image || busy || typingColor || printing) return
        if (downloadSize === 'screen') downloadUrl(image.pngUrl, FILE_NAME)
        else await printAndSave(downloadSize)
      },
    }
  }

export const useQr = create(qrState(renderQr, printQr))

/** What the page starts before it is rendered. */
export const prepare = startWorker
