import { create, type StateCreator } from 'zustand'
import { readHex, type HexColor } from '../../lib/color'
import { latest } from '../../lib/latest'
import { copyText } from '../../platform/clipboard'
import { logError } from '../../platform/log'
import { randomBytes } from '../../platform/random-bytes'
import { drawSpectrum, makePalette } from './client'
import type { ColorFormat } from './domain/formats'
import { hueOf } from './domain/hsl'
import type { PaletteType } from './domain/palette'
import { randomColor, type RandomBytes } from './domain/random-color'
import { addRecent } from './domain/recent-colors'
import { colorAt, hueAt, nearestPoint, pointOf, type Point } from './domain/spectrum'

export interface ColorDeps {
  makePalette: typeof makePalette
  drawSpectrum: typeof drawSpectrum
  randomBytes: RandomBytes
  copyText: typeof copyText
}

export interface ColorState {
  color: HexColor
  format: ColorFormat
  /** What stands in the HEX field while it is edited; null: the color. */
  hexDraft: string | null
  /** The field was left with a text that is no color, and shows the color again. */
  hexRefused: boolean
  /** The hue of the color, or the last one if it has none. */
  hueDeg: number
  /** Where the crosshair was moved to; null: at the hue and lightness of the color. */
  crosshair: Point | null
  spectrum: { bitmap: ImageBitmap | null; failed: boolean }
  paletteType: PaletteType
  /** The last finished palette. It belongs to the color and type unless `busy`. */
  palette: readonly HexColor[] | null
  paletteFailed: boolean
  busy: boolean
  /** Newest first. */
  recent: readonly HexColor[]
  /** Asks the worker for what the page still lacks. */
  load: () => void
  /** Sets the color and adds it to the recent ones. */
  select: (color: HexColor) => void
  /** Sets the color while the visitor is still dragging: not yet a selection. */
  tryOut: (color: HexColor) => void
  selectRandom: () => void
  /** Sets a recent color without adding it again. */
  recall: (color: HexColor) => void
  clearRecent: () => void
  typeHex: (text: string) => void
  /** The field shows the color again. */
  leaveHex: () => void
  selectAt: (point: Point) => void
  tryOutAt: (point: Point) => void
  moveCrosshair: (dx: number, dy: number) => void
  selectAtCrosshair: () => void
  setFormat: (format: ColorFormat) => void
  setPaletteType: (type: PaletteType) => void
  /** Whether the text is on the clipboard now; never rejects. */
  copy: (text: string) => Promise<boolean>
}

type SetState = (patch: Partial<ColorState>) => void
type GetState = () => ColorState

/** Makes the palette of the present color and type; a palette that comes too late is dropped. */
function paletteMaker(set: SetState, get: GetState, make: ColorDeps['makePalette']): () => void {
  let revision = 0
  const work = latest(async (job: { revision: number; color: HexColor; type: PaletteType }) => {
    const made = await make(job.color, job.type)
    if (job.revision !== revision) return
    if (made.ok) return set({ palette: made.value, paletteFailed: false, busy: false })
    logError('Color palette', made.error)
    set({ palette: null, paletteFailed: true, busy: false })
  })
  return () => {
    revision++
    set({ busy: true })
    work({ revision, color: get().color, type: get().paletteType })
  }
}

/** Draws the spectrum once; after a failure it may be asked again. */
function spectrumPainter(set: SetState, draw: ColorDeps['drawSpectrum']): () => void {
  let asked = false
  return () => {
    if (asked) return
    asked = true
    void draw().then((drawn) => {
      if (drawn.ok) return set({ spectrum: { bitmap: drawn.value, failed: false } })
      asked = false
      logError('Color spectrum', drawn.error)
      set({ spectrum: { bitmap: null, failed: true } })
    })
  }
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

const INITIAL_COLOR = '#3498db'

const INITIAL = {
  color: INITIAL_COLOR,
  hueDeg: hueOf(INITIAL_COLOR) ?? 0,
  format: 'hex',
  hexDraft: null,
  hexRefused: false,
  crosshair: null,
  spectrum: { bitmap: null, failed: false },
  paletteType: 'complementary',
  palette: null,
  paletteFailed: false,
  busy: false,
  recent: [],
} as const

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
      load() {
        paintSpectrum()
        if (!get().palette && !get().busy) refreshPalette()
      },
      select: (color) => select(color),
      tryOut: (color) => tryOut(color),
      selectRandom: () => select(randomColor(deps.randomBytes)),
      recall: (color) => tryOut(color),
      clearRecent: () => set({ recent: [] }),
      typeHex(text) {
        const color = readHex(text)
        if (color) select(color)
        set({ hexDraft: text, hexRefused: false })
      },
      leaveHex() {
        const { hexDraft } = get()
        if (hexDraft === null) return
        set({ hexDraft: null, hexRefused: readHex(hexDraft) === null })
      },
      setFormat: (format) => set({ format }),
      setPaletteType(paletteType) {
        set({ paletteType })
        refreshPalette()
      },
      copy: deps.copyText,
    }
  }

export const useColor = create(colorState({ makePalette, drawSpectrum, randomBytes, copyText }))
