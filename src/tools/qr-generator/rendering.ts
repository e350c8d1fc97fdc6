import type { StoreApi } from 'zustand'
import { latestResult } from '#lib/latest-result'
import type { Result } from '#lib/result'
import type { QrSettings } from './domain/settings'
import { logFailure, type QrFailure, type QrImage, type QrPreview } from './effects'

/** The part of the state that rendering changes. */
export interface RenderedState<Image = QrImage> {
  settings: QrSettings
  /** The last finished picture. It shows the current settings unless `busy`. */
  image: Image | null
  /** Why the current settings have no picture. */
  failure: QrFailure | null
  busy: boolean
}

type Store<Image> = Pick<StoreApi<RenderedState<Image>>, 'getState'> & {
  setState: (patch: Partial<RenderedState<Image>>) => void
}

export type ApplySettings = (settings: QrSettings) => void

/**
 * Returns what puts settings into the state and has them rendered: in the worker, by `domain/render.ts`. A bitmap that is replaced or
 * comes too late is closed.
 * @param onApply other settings come, before the state has them
 */
export function renderLatest<Image extends QrPreview>(
  store: Store<Image>,
  makeImage: (settings: QrSettings) => Promise<Result<Image, QrFailure>>,
  onApply: () => void,
): ApplySettings {
  const { getState: get, setState: set } = store
  function finish(image: Image | null, failure: QrFailure | null = null) {
    const old = get().image
    set({ image, failure, busy: false })
    old?.bitmap.close()
  }
  const rendering = latestResult({
    run: makeImage,
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
    onApply()
    set({ settings, busy: !isEmpty })
    if (!isEmpty) return rendering.request(settings)
    rendering.cancel()
    finish(null)
  }
}
