import type { StateCreator } from 'zustand'
import { latestResult } from '#lib/latest-result'
import { afterFrame } from '#platform/after-frame'
import { followSettings, keepSettings, readSettings } from '#platform/kept-settings'
import { logError } from '#platform/log'
import { randomBytes } from '#platform/random-bytes'
import { create } from '#platform/view-store'
import { drawSpectrum, makePalette, startWorker } from './effects'
import { addRecent, parseKeptColors, type KeptColors } from './domain/kept-colors'
import { randomColor } from './domain/random-color'
import { canvasActions, colorSetters, hexActions, type SetColor } from './store-setters'
import { INITIAL, type ColorState, type GetState, type SetState } from './store-state'

const TOOL = 'color-picker'

const browser = {
  makePalette,
  drawSpectrum,
  randomBytes,
  afterFrame,
  readKept: () => readSettings(TOOL, parseKeptColors),
  keep: (kept: KeptColors) => keepSettings(TOOL, kept),
  follow: (take: (kept: KeptColors) => void) => followSettings(TOOL, parseKeptColors, take),
}

/** Makes the palette of the settled color and the type; a palette that comes too late is dropped. */
function paletteMaker(set: SetState, get: GetState, make: typeof makePalette): () => void {
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
function spectrumPainter(set: SetState, draw: typeof drawSpectrum): () => void {
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

export const colorState =
  (deps: typeof browser): StateCreator<ColorState> =>
  (set, get) => {
    const refreshPalette = paletteMaker(set, get, deps.makePalette)
    const paintSpectrum = spectrumPainter(set, deps.drawSpectrum)
    const { tryOut, recall } = colorSetters(set, get, deps.afterFrame, refreshPalette)
    let hasReadKept = false

    function change(patch: Partial<KeptColors>) {
      set(patch)
      const { format, recent } = get()
      // The format that another tab has kept since stays.
      deps.keep({ format, recent, ...deps.readKept(), ...patch })
    }
    const select: SetColor = (color, crosshair) => {
      recall(color, crosshair)
      change({ recent: addRecent(get().recent, color) })
    }

    return {
      ...INITIAL,
      ...canvasActions(set, get, select, tryOut),
      ...hexActions(set, get, select),
      load() {
        // Once a visit: later the state is newer than what was kept.
        if (!hasReadKept) {
          set(deps.readKept() ?? {})
          // Else this tab would keep its list over the colors of another one.
          deps.follow(({ recent }) => set({ recent }))
        }
        hasReadKept = true
        paintSpectrum()
        if (!get().palette && !get().busy) refreshPalette()
      },
      select,
      tryOut,
      recall,
      selectRandom: () => select(randomColor(deps.randomBytes)),
      clearRecent: () => change({ recent: [] }),
      setFormat: (format) => change({ format }),
      setPaletteType(paletteType) {
        set({ paletteType })
        refreshPalette()
      },
      openPalette: (colors) => set({ opened: { colors, turn: (get().opened?.turn ?? 0) + 1 } }),
    }
  }

export const useColor = create(colorState(browser))

/** For what is made of the color, and is rendered after it. */
export const useLateColor = useColor.late

/** What the page starts before it is rendered. */
export const prepare = startWorker
