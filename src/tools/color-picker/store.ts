import { create, type StateCreator } from 'zustand'
import { readHex, type HexColor } from '../../lib/color'
import { copyText } from '../../platform/clipboard'
import { keepSettings, readSettings } from '../../platform/kept-settings'
import { randomBytes } from '../../platform/random-bytes'
import { schedule } from '../../platform/schedule'
import { drawSpectrum, makePalette, startWorker } from './client'
import { hueOf } from './domain/hsl'
import { parseKeptColors, type KeptColors } from './domain/kept-colors'
import { randomColor, type RandomBytes } from './domain/random-color'
import { addRecent } from './domain/recent-colors'
import { colorAt, hueAt, nearestPoint, pointOf, type Point } from './domain/spectrum'
import { INITIAL, type ColorState, type GetState, type SetState } from './store-state'
import { paletteMaker, spectrumPainter } from './store-worker'

export interface ColorDeps {
  makePalette: typeof makePalette
  drawSpectrum: typeof drawSpectrum
  randomBytes: RandomBytes
  copyText: typeof copyText
  schedule: typeof schedule
  readKept: () => KeptColors | null
  keep: (kept: KeptColors) => void
}

type SetColor = (color: HexColor, crosshair?: Point) => void

/** Longer than from one move of a drag to the next on a slow phone. */
const REST_MS = 80

/** What the canvas does: its crosshair stays where the color was picked. */
function canvasActions(set: SetState, get: GetState, select: SetColor, tryOut: SetColor) {
  const selectAt = (point: Point) => select(colorAt(point), point)
  return {
    selectAt,
    tryOutAt: (point: Point) => tryOut(colorAt(point), point),
    moveCrosshair(dx: number, dy: number) {
      const { crosshair, color, hueDeg } = get()
      const { x, y } = crosshair ?? pointOf(color, hueDeg)
      set({ crosshair: nearestPoint({ x: x + dx, y: y + dy }) })
    },
    selectAtCrosshair() {
      const { crosshair, color } = get()
      if (crosshair) selectAt(crosshair)
      else select(color)
    },
  }
}

/** The HEX field keeps what is typed until it is left or another color is selected. */
const hexActions = (set: SetState, get: GetState, select: SetColor) => ({
  typeHex(text: string) {
    const color = readHex(text)
    if (color) select(color)
    set({ hexDraft: text, hexRefused: false })
  },
  leaveHex() {
    const { hexDraft } = get()
    if (hexDraft === null) return
    set({ hexDraft: null, hexRefused: readHex(hexDraft) === null })
  },
})

export const colorState =
  (deps: ColorDeps): StateCreator<ColorState> =>
  (set, get) => {
    const refreshPalette = paletteMaker(set, get, deps.makePalette)
    const paintSpectrum = spectrumPainter(set, deps.drawSpectrum)

    let hasReadKept = false

    function change(patch: Partial<KeptColors>) {
      set(patch)
      const { format, recent } = get()
      deps.keep({ format, recent })
    }
    const show: SetColor = (color, crosshair) => {
      const hueDeg = crosshair ? hueAt(crosshair) : (hueOf(color) ?? get().hueDeg)
      set({ color, hueDeg, crosshair: crosshair ?? null, hexDraft: null, hexRefused: false })
    }
    let cancelRest: (() => void) | null = null
    function settle() {
      cancelRest?.()
      const { color, settled } = get()
      if (color === settled) return
      set({ settled: color })
      refreshPalette()
    }
    const tryOut: SetColor = (color, crosshair) => {
      show(color, crosshair)
      cancelRest?.()
      cancelRest = deps.schedule(settle, REST_MS)
    }
    const recall: SetColor = (color, crosshair) => {
      show(color, crosshair)
      settle()
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
        if (!hasReadKept) set(deps.readKept() ?? {})
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
      copy: deps.copyText,
    }
  }

const TOOL = 'color-picker'

export const useColor = create(
  colorState({
    makePalette,
    drawSpectrum,
    randomBytes,
    copyText,
    schedule,
    readKept: () => readSettings(TOOL, parseKeptColors),
    keep: (kept) => keepSettings(TOOL, kept),
  }),
)

/** What the page starts before it is rendered. */
export const prepare = startWorker
