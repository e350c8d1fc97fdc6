import type { StoreApi } from 'zustand'
import { latestResult } from '#lib/latest-result'
import type { Result } from '#lib/result'
import type { QrSettings } from './domain/settings'
import { logFailure, type QrFailure, type QrImage, type QrPreview } from './effects'

/** The part of the state that drawing changes. */
export interface DrawnState<Image = QrImage> {
  settings: QrSettings
  /** The last finished picture. It shows the current settings unless `busy`. */
  image: Image | null
  /** Why the current settings have no picture. */
  failure: QrFailure | null
  busy: boolean
}

type Store<Image> = Pick<StoreApi<DrawnState<Image>>, 'getState'> & {
  setState: (patch: Partial<DrawnState<Image>>) => void
}

export type Draw = (settings: QrSettings) => void

/**
 * Returns what keeps settings and draws them. A bitmap that is replaced or comes too late is closed.
 * @param onDraw other settings come, before they are kept
 */
export function drawer<Image extends QrPreview>(
  store: Store<Image>,
  render: (settings: QrSettings) => Promise<Result<Image, QrFailure>>,
  onDraw: () => void,
): Draw {
  const { getState: get, setState: set } = store
  function finish(image: Image | null, failure: QrFailure | null = null) {
    const old = get().image
    set({ image, failure, busy: false })
    old?.bitmap.close()
  }
  const drawing = latestResult({
    run: render,
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
    onDraw()
    set({ settings, busy: !isEmpty })
    if (!isEmpty) return drawing.request(settings)
    drawing.cancel()
    finish(null)
  }
}
