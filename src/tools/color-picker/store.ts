import { create, type StateCreator } from 'zustand'
import type { HexColor } from '../../lib/color'
import { afterFrame } from '../../platform/after-frame'
import { followSettings, keepSettings, readSettings } from '../../platform/kept-settings'
import { randomBytes } from '../../platform/random-bytes'
import { drawSpectrum, makePalette, startWorker } from './client'
import { addRecent, parseKeptColors, type KeptColors } from './domain/kept-colors'
import { randomColor } from './domain/random-color'
import { canvasActions, colorSetters, hexActions, type SetColor } from './store-setters'
import { INITIAL, type ColorState } from './store-state'
import { paletteMaker, spectrumPainter } from './store-worker'

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
      deps.keep({ format, recent })
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
      select: (color) => select(color),
      tryOut: (color) => tryOut(color),
      selectRandom: () => select(randomColor(deps.randomBytes)),
      recall: (color) => recall(color),
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

/** For the stores of the extras, which give colors to this one. */
export const selecting = {
  select: (color: HexColor) => useColor.getState().select(color),
  tryOut: (color: HexColor) => useColor.getState().tryOut(color),
}

/** What the page starts before it is rendered. */
export const prepare = startWorker
