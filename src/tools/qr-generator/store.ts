import { create, type StateCreator } from 'zustand'
import { latest } from '../../lib/latest'
import { downloadUrl } from '../../platform/download'
import { logError } from '../../platform/log'
import type { WorkerFailure } from '../../platform/worker-client'
import { renderQr } from './client'
import { errorText, type QrError } from './domain/errors'
import { DEFAULT_SETTINGS, type QrSettings } from './domain/settings'
import type { QrImage } from './worker-api'

export type QrFailure = QrError | WorkerFailure

export interface QrState {
  settings: QrSettings
  /** The last finished picture. It shows the current settings unless `busy`. */
  image: QrImage | null
  /** Why the current settings have no picture. */
  failure: QrFailure | null
  busy: boolean
  /** Takes over new settings and draws them. */
  change: (patch: Partial<QrSettings>) => void
  /** Draws the current settings again. */
  generate: () => void
  clear: () => void
  /** Saves the current picture as qrcode.png; does nothing while there is none. */
  download: () => void
}

const logText = (failure: QrFailure) =>
  failure.code === 'worker-failed' ? `worker failed: ${failure.reason}` : errorText(failure)

export const qrState =
  (render: typeof renderQr): StateCreator<QrState> =>
  (set, get) => {
    // Counts changes of the settings. A picture is kept only if nothing changed while it was drawn.
    let revision = 0

    function finish(image: QrImage | null, failure: QrFailure | null = null) {
      const old = get().image
      set({ image, failure, busy: false })
      old?.bitmap.close()
    }

    const draw = latest(async (job: { revision: number; settings: QrSettings }) => {
      const drawn = await render(job.settings)
      if (job.revision !== revision) {
        if (drawn.ok) drawn.value.bitmap.close()
        return
      }
      if (drawn.ok) return finish(drawn.value)
      logError('QR code', logText(drawn.error))
      finish(null, drawn.error)
    })

    function change(patch: Partial<QrSettings>) {
      const settings = { ...get().settings, ...patch }
      revision++
      if (settings.text.trim() === '') {
        set({ settings })
        return finish(null)
      }
      set({ settings, busy: true })
      draw({ revision, settings })
    }

    return {
      settings: DEFAULT_SETTINGS,
      image: null,
      failure: null,
      busy: false,
      change,
      generate: () => change({}),
      clear: () => change({ text: '' }),
      download() {
        const { image, busy } = get()
        if (image && !busy) downloadUrl(image.pngUrl, 'qrcode.png')
      },
    }
  }

export const useQr = create(qrState(renderQr))
