import type { StoreApi } from 'zustand'
import { latestResult } from '#lib/latest-result'
import type { ScanVerdict } from './domain/reading/scan-check'
import type { QrSettings } from './domain/settings'
import { logFailure, type Browser, type QrFailure, type QrImage, type scanCheck } from './effects'

/** The part of the state that drawing changes. */
export interface DrawnState {
  settings: QrSettings
  /** The last finished picture. It shows the current settings unless `busy`. */
  image: QrImage | null
  /** Why the current settings have no picture. */
  failure: QrFailure | null
  busy: boolean
  /** What reading the present picture back showed; undefined: not known yet. */
  verdict: ScanVerdict | undefined
}

type Store = Pick<StoreApi<DrawnState>, 'getState'> & {
  setState: (patch: Partial<DrawnState>) => void
}

export type Draw = (settings: QrSettings) => void

/** Returns what keeps settings and draws them. A bitmap that is replaced or comes too late is closed. */
export function drawer(
  store: Store,
  on: Browser,
  check: ReturnType<typeof scanCheck>,
  onDraw: () => void,
): Draw {
  const { getState: get, setState: set } = store
  const { checkSoon, endCheck } = check
  function finish(image: QrImage | null, failure: QrFailure | null = null) {
    const old = get().image
    set({ image, failure, busy: false })
    old?.bitmap.close()
    if (image) checkSoon()
  }
  const drawing = latestResult({
    run: on.render,
    onResult(result) {
      if (result.ok) return finish(result.value)
      // Equal colors are a step on the way when both are exchanged; the page gives the reason.
      if (result.error.code !== 'equal-colors') logFailure(result.error)
      finish(null, result.error)
    },
    onStale: (result) => result.ok && result.value.bitmap.close(),
  })
  return (settings) => {
    const isEmpty = settings.text.trim() === ''
    endCheck()
    onDraw()
    set({ settings, busy: !isEmpty, verdict: undefined })
    if (!isEmpty) return drawing.request(settings)
    drawing.cancel()
    finish(null)
  }
}
