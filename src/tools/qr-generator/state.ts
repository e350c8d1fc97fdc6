import type { StateCreator, StoreApi } from 'zustand'
import { latestResult } from '#lib/latest-result'
import { downloadFile, downloadUrl } from '#platform/download'
import { logError } from '#platform/log'
import { create } from '#platform/view-store'
import type { WorkerFailure } from '#platform/worker/failure'
import { makeFile, renderQr } from './effects'
import type { CodeFile } from './domain/render'
import { errorText, type QrError } from './domain/errors'
import { DEFAULT_SETTINGS, type PrintSizePx, type QrSettings } from './domain/settings'
import { isTypingColor, qrInputs, type QrInputs } from './store-inputs'
import type { QrImage } from './worker-api'

export type QrFailure = QrError | WorkerFailure

/** Side of the file: that of the picture on screen, or one for print. */
export type DownloadSize = 'screen' | PrintSizePx

/** Name of the text area: `prepare` finds it by that before React has hydrated it. */
export const TEXT_NAME = 'text-of-code'

const FILES: Record<CodeFile['kind'], { name: string; type: string }> = {
  png: { name: 'qrcode.png', type: 'image/png' },
  svg: { name: 'qrcode.svg', type: 'image/svg+xml' },
  pdf: { name: 'qrcode.pdf', type: 'application/pdf' },
  sheet: { name: 'qrcode-sheet.pdf', type: 'application/pdf' },
}

export interface QrState extends QrInputs {
  settings: QrSettings
  /** The last finished picture. It shows the current settings unless `busy`. */
  image: QrImage | null
  /** Why the current settings have no picture. */
  failure: QrFailure | null
  busy: boolean
  downloadSize: DownloadSize
  /** A file for print is being made, of the present settings and in the present size. */
  printing: boolean
  /** The last file for print could not be made or saved. */
  printFailed: boolean
  chooseDownloadSize: (size: DownloadSize) => void
  /** Saves the current code as qrcode.png; does nothing while there is none. */
  download: () => Promise<void>
}

const logText = (failure: QrFailure) =>
  failure.code === 'worker-failed' ? `worker failed: ${failure.reason}` : errorText(failure)

/** The picture is not the one of what is entered now. */
export const isOutdated = (state: QrState) => state.busy || isTypingColor(state)

/** The picture, if it is that of the present settings. */
export const currentImage = (state: QrState) => (isOutdated(state) ? null : state.image)

/** Returns what keeps settings and draws them. A bitmap that is replaced or comes too late is closed. */
function drawer({ getState: get, setState: set }: StoreApi<QrState>, render: typeof renderQr) {
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
    onStale: (result) => result.ok && result.value.bitmap.close(),
  })
  return (settings: QrSettings) => {
    const isEmpty = settings.text.trim() === ''
    // A file that is still being made shows older settings: the next one need not wait for it.
    set({ settings, busy: !isEmpty, printing: false, printFailed: false })
    if (!isEmpty) return drawing.request(settings)
    drawing.cancel()
    finish(null)
  }
}

/** Makes a file of a code and saves it, or not. It is what was asked for, whatever has been typed meanwhile. */
export async function saveFile(settings: QrSettings, make: typeof makeFile, file: CodeFile) {
  const made = await make(settings, file)
  if (!made.ok) logError('QR code', logText(made.error))
  const { name, type } = FILES[file.kind]
  return made.ok && downloadFile([made.value], type, name)
}

export const qrState =
  (render: typeof renderQr, make: typeof makeFile): StateCreator<QrState> =>
  (set, get, store) => ({
    ...qrInputs(set, get, drawer(store, render)),
    settings: DEFAULT_SETTINGS,
    image: null,
    failure: null,
    busy: false,
    downloadSize: 'screen',
    printing: false,
    printFailed: false,
    chooseDownloadSize: (downloadSize) =>
      set({ downloadSize, printing: false, printFailed: false }),
    async download() {
      const { printing, downloadSize, settings } = get()
      const image = currentImage(get())
      if (!image || printing) return
      if (downloadSize === 'screen') return downloadUrl(image.pngUrl, FILES.png.name)
      set({ printing: true, printFailed: false })
      const isSaved = await saveFile(settings, make, { kind: 'png', sizePx: downloadSize })
      // Of other settings, or in another size, a second file may be in the making.
      if (get().settings === settings && get().downloadSize === downloadSize) {
        set({ printing: false })
      }
      if (!isSaved) set({ printFailed: true })
    },
  })

export const useQr = create(qrState(renderQr, makeFile))
