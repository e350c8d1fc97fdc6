import { create, type StateCreator } from 'zustand'
import { latestResult } from '#lib/latest-result'
import { whenIdle } from '#platform/idle'
import type { ScanVerdict } from './domain/scan-check'
import type { QrSettings } from '../../domain/settings'
import { qrWorker } from '../../worker-client'
import { useQr } from '../../state'

interface ScanState {
  /** What reading the present picture back showed; undefined: not known yet. */
  verdict: ScanVerdict | undefined
}

const browser = {
  idle: whenIdle,
  /** Without a limit: its code may be slow to come. */
  check: (settings: QrSettings, savedPx: number) =>
    qrWorker.call((work) => work.check(settings, savedPx), { limitMs: null }),
}

export type ScanDeps = typeof browser

/** A picture is read back after so long without a newer one: not between two keystrokes. */
const CHECK_REST_MS = 400

/** Follows the picture, and reads it back in the size in which it is saved once it has rested. */
export const scanState =
  (
    on: ScanDeps,
    codes: Pick<typeof useQr, 'getState' | 'subscribe'> = useQr,
  ): StateCreator<ScanState> =>
  (set) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const checking = latestResult({
      async run(settings: QrSettings) {
        await on.idle()
        const { downloadSize } = codes.getState()
        return on.check(settings, downloadSize === 'as-set' ? settings.sizePx : downloadSize)
      },
      onResult: (result) => set({ verdict: result.ok ? result.value : undefined }),
    })
    function restart() {
      clearTimeout(timer)
      checking.cancel()
      set({ verdict: undefined })
      const { image, busy } = codes.getState()
      if (!image || busy) return
      timer = setTimeout(() => checking.request(codes.getState().settings), CHECK_REST_MS)
    }
    codes.subscribe(({ settings, image, downloadSize }, before) => {
      const isSame =
        settings === before.settings &&
        image === before.image &&
        downloadSize === before.downloadSize
      if (!isSame) restart()
    })
    // The first picture is there before this code.
    restart()
    return { verdict: undefined }
  }

export const useScan = create(scanState(browser))
