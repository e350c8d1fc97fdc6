import { create, type StateCreator } from 'zustand'
import { readHex, type HexColor } from '../../lib/color'
import { copyText } from '../../platform/clipboard'
import { randomBytes } from '../../platform/random-bytes'
import { drawSpectrum, makePalette, startWorker } from './client'
import { hueOf } from './domain/hsl'
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
}

type SetColor = (color: HexColor, crosshair?: Point) => void

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

    const tryOut: SetColor = (color, crosshair) => {
      const changed = color !== get().color
      const hueDeg = crosshair ? hueAt(crosshair) : (hueOf(color) ?? get().hueDeg)
      set({ color, hueDeg, crosshair: crosshair ?? null, hexDraft: null, hexRefused: false })
      if (changed) refreshPalette()
    }
    const select: SetColor = (color, crosshair) => {
      tryOut(color, crosshair)
      set({ recent: addRecent(get().recent, color) })
    }

    return {
      ...INITIAL,
      ...canvasActions(set, get, select, tryOut),
      ...hexActions(set, get, select),
      load() {
        paintSpectrum()
        if (!get().palette && !get().busy) refreshPalette()
      },
      select: (color) => select(color),
      tryOut: (color) => tryOut(color),
      selectRandom: () => select(randomColor(deps.randomBytes)),
      recall: (color) => tryOut(color),
      clearRecent: () => set({ recent: [] }),
      setFormat: (format) => set({ format }),
      setPaletteType(paletteType) {
        set({ paletteType })
        refreshPalette()
      },
      copy: deps.copyText,
    }
  }

export const useColor = create(colorState({ makePalette, drawSpectrum, randomBytes, copyText }))

/** What the page starts before it is rendered. */
export const prepare = startWorker
