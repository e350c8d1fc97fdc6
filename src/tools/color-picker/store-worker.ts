import { latestResult } from '../../lib/latest-result'
import { logError } from '../../platform/log'
import type { drawSpectrum, makePalette } from './client'
import type { GetState, SetState } from './store-state'

/** Makes the palette of the settled color and the type; a palette that comes too late is dropped. */
export function paletteMaker(set: SetState, get: GetState, make: typeof makePalette): () => void {
  const { request } = latestResult({
    run: ({ settled, paletteType }: ReturnType<GetState>) => make(settled, paletteType),
    onResult(made) {
      if (made.ok) return set({ palette: made.value, paletteFailed: false, busy: false })
      logError('Color palette', made.error)
      set({ palette: null, paletteFailed: true, busy: false })
    },
  })
  return () => {
    set({ busy: true })
    request(get())
  }
}

/** Draws the spectrum once; after a failure it may be requested again. */
export function spectrumPainter(set: SetState, draw: typeof drawSpectrum): () => void {
  let requested = false
  return () => {
    if (requested) return
    requested = true
    void draw().then((drawn) => {
      if (drawn.ok) return set({ spectrum: { bitmap: drawn.value, failed: false } })
      requested = false
      logError('Color spectrum', drawn.error)
      set({ spectrum: { bitmap: null, failed: true } })
    })
  }
}
