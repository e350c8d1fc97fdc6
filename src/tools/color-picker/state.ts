import { create, type StateCreator } from 'zustand'
import { readHex, type HexColor } from '#lib/color'
import { latestResult } from '#lib/latest-result'
import { logError } from '#platform/log'
import type { ShownFormat } from './domain/formats'
import { hueOf } from './domain/hsl'
import { addRecent, NOTHING_KEPT } from './domain/kept-colors'
import type { Opened } from './domain/link'
import type { PaletteType } from './domain/palette'
import { nearestIn, type PadActions, type Point } from './domain/place'
import { randomColor } from './domain/random-color'
import { colorAt, hueAt, pointAtShare, pointOf, SPECTRUM } from './domain/spectrum'
import { browser, type Browser } from './effects'

/** The pad is that of the spectrum. */
export interface ColorState extends PadActions {
  /** Follows the pointer while the visitor is dragging. */
  color: HexColor
  /** The color that was selected or rested on last: what takes long to show belongs to it. */
  settled: HexColor
  /** Of `settled`, as it was typed: 0 is transparent, 1 opaque. What is picked is opaque. */
  alpha01: number
  format: ShownFormat
  /** What stands in the HEX field while it is edited; null: the color. */
  hexDraft: string | null
  /** The field was left with a text that is no color, and shows the color again. */
  hexRefused: boolean
  /** The colors that a text means which the field does not take, until another text or color comes. */
  hexOffer: readonly HexColor[] | null
  /** The hue of the color, or the last one if it has none. */
  hueDeg: number
  /** Where the crosshair was moved to; null: at the hue and lightness of the color. */
  crosshair: Point | null
  spectrum: { bitmap: ImageBitmap | null; failed: boolean }
  paletteType: PaletteType
  /** The last finished one. It belongs to the settled color and the type unless `busy`. */
  palette: readonly HexColor[] | null
  paletteFailed: boolean
  /** What the last link had beside its color, or the box has asked for, for the extra that shows it. */
  opened: (Opened & { revision: number }) | null
  busy: boolean
  /** Newest first. */
  recent: readonly HexColor[]
  /** Reads what was kept, once a visit, and requests from the worker what the page still lacks. */
  load: () => void
  /** Sets the color and adds it to the recent ones. */
  select: (color: HexColor, alpha01?: number) => void
  /** Sets the color while the visitor is still dragging: not yet a selection, and settled once it rests. */
  tryOut: (color: HexColor) => void
  selectRandom: () => void
  /** Sets a recent color without adding it again. */
  recall: (color: HexColor, alpha01?: number) => void
  clearRecent: () => void
  typeHex: (text: string) => void
  leaveHex: () => void
  /** Reads the text of the field, once it rests or after a paste or Enter, and offers the color that it means. */
  offerHex: () => void
  setFormat: (format: ShownFormat) => void
  setPaletteType: (type: PaletteType) => void
  /** Has an extra show what a link or a text carries beside the color. */
  openWith: (opened: Opened) => void
}

type SetState = (patch: Partial<ColorState>) => void
type GetState = () => ColorState

const INITIAL_COLOR = '#3498db'
const INITIAL = {
  color: INITIAL_COLOR,
  settled: INITIAL_COLOR,
  alpha01: 1,
  hueDeg: hueOf(INITIAL_COLOR) ?? 0,
  hexDraft: null,
  hexRefused: false,
  hexOffer: null,
  crosshair: null,
  spectrum: { bitmap: null, failed: false },
  paletteType: 'complementary',
  palette: null,
  paletteFailed: false,
  opened: null,
  busy: false,
  ...NOTHING_KEPT,
} as const

/** @param crosshair where it stands; else at the hue and lightness of the color */
type SetColor = (color: HexColor, alpha01?: number, crosshair?: Point) => void

/** A color rests once no move has followed it for so long, counted from the next frame: a slow frame is no rest. */
const REST_MS = 80

/** How a color becomes the one that is shown: while it is dragged, from the recent ones, or as a selection. */
function colorSetters(
  set: SetState,
  get: GetState,
  after: Browser['afterFrame'],
  onSettled: () => void,
) {
  let cancelRest: (() => void) | null = null
  function show(color: HexColor, settled: HexColor, alpha01: number, crosshair?: Point) {
    const hueDeg = crosshair ? hueAt(crosshair) : (hueOf(color) ?? get().hueDeg)
    const isNew = settled !== get().settled
    const field = { hexDraft: null, hexRefused: false, hexOffer: null }
    set({ color, settled, alpha01, hueDeg, crosshair: crosshair ?? null, ...field })
    cancelRest?.()
    if (isNew) onSettled()
  }
  const recall: SetColor = (color, alpha01 = 1, crosshair) => show(color, color, alpha01, crosshair)
  const tryOut: SetColor = (color, _, crosshair) => {
    show(color, get().settled, get().alpha01, crosshair)
    cancelRest = after(settle, REST_MS)
  }
  function settle() {
    const { color, settled } = get()
    if (color === settled) return
    set({ settled: color, alpha01: 1 })
    onSettled()
  }
  return { tryOut, recall }
}

/** What the canvas does: its crosshair stays where the color was picked. */
function canvasActions(
  set: SetState,
  get: GetState,
  select: SetColor,
  tryOut: SetColor,
): PadActions {
  const takeAt = (take: SetColor, point: Point) => take(colorAt(point), 1, point)
  return {
    selectAt: (share) => takeAt(select, pointAtShare(share)),
    tryOutAt: (share) => takeAt(tryOut, pointAtShare(share)),
    moveBy(dx, dy) {
      const { crosshair, color, hueDeg } = get()
      const { x, y } = crosshair ?? pointOf(color, hueDeg)
      set({ crosshair: nearestIn(SPECTRUM, { x: x + dx, y: y + dy }) })
    },
    selectHere() {
      const { crosshair, color } = get()
      if (crosshair) takeAt(select, crosshair)
      else select(color)
    },
  }
}

/** The HEX field keeps what is typed until it is left or another color is selected. */
function hexActions(set: SetState, get: GetState, select: SetColor, on: Browser) {
  // Each text and each color ends what is still being read.
  let reading = 0
  async function offer(text: string) {
    const own = ++reading
    const hexOffer = await on.readColors(text)
    const isThere = get().hexDraft !== null || get().hexRefused
    if (own === reading && isThere) set({ hexOffer })
  }
  return {
    typeHex(text: string) {
      reading++
      const color = readHex(text)
      if (color) select(color)
      set({ hexDraft: text, hexRefused: false, hexOffer: null })
    },
    offerHex() {
      const { hexDraft, hexOffer } = get()
      if (hexDraft !== null && hexOffer === null && !readHex(hexDraft)) void offer(hexDraft)
    },
    leaveHex() {
      const { hexDraft } = get()
      if (hexDraft === null) return
      const isRefused = readHex(hexDraft) === null
      set({ hexDraft: null, hexRefused: isRefused })
      if (isRefused) void offer(hexDraft)
    },
  }
}

/** Makes the palette of the settled color and the type; a palette that comes too late is dropped. */
function paletteMaker(set: SetState, get: GetState, make: Browser['makePalette']): () => void {
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
function spectrumPainter(set: SetState, draw: Browser['drawSpectrum']): () => void {
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
  (on: Browser): StateCreator<ColorState> =>
  (set, get, store) => {
    const refreshPalette = paletteMaker(set, get, on.makePalette)
    const paintSpectrum = spectrumPainter(set, on.drawSpectrum)
    const { tryOut, recall } = colorSetters(set, get, on.afterFrame, refreshPalette)
    const select: SetColor = (color, alpha01, crosshair) => {
      recall(color, alpha01, crosshair)
      set({ recent: addRecent(get().recent, color) })
    }
    return {
      ...INITIAL,
      ...canvasActions(set, get, select, tryOut),
      ...hexActions(set, get, select, on),
      load() {
        paintSpectrum()
        if (!get().palette && !get().busy) refreshPalette()
        on.colors.bind(store, {
          of: ({ format, recent }) => ({ format, recent }),
          take: set,
          follows: true,
        })
      },
      select,
      tryOut,
      recall,
      selectRandom: () => select(randomColor(on.randomBytes)),
      clearRecent: () => set({ recent: [] }),
      setFormat: (format) => set({ format }),
      setPaletteType(paletteType) {
        set({ paletteType })
        refreshPalette()
      },
      openWith(opened) {
        set({ opened: { ...opened, revision: (get().opened?.revision ?? 0) + 1 } })
        on.unfold('background' in opened ? 'contrast' : 'palettes')
      },
    }
  }

export const useColor = create(colorState(browser))
