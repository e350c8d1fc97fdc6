import type { StateCreator } from 'zustand'
import type { HexColor } from '../../lib/color'
import { downloadFile } from '../../platform/download'
import { randomBytes } from '../../platform/random-bytes'
import { create } from '../../platform/view-store'
import type { Vision } from './domain/color-vision'
import { SHUFFLED_COLORS } from './domain/palette'
import { exportPalette, type ExportFormat } from './domain/palette-export'
import type { NamedSwatch } from './domain/scale'
import { shuffle, type LockableColor } from './domain/shuffle'
import type { OpenedPalette } from './store-state'

/** Which palette is shown: the page's own, the scale of the color or the shuffled one. */
export type PaletteSource = 'palette' | 'scale' | 'shuffle'

interface PaletteState {
  source: PaletteSource
  vision: Vision | 'none'
  format: ExportFormat
  /** How many times saving has failed since the last file. */
  failedSaves: number
  shuffled: readonly LockableColor[]
  setSource: (source: PaletteSource) => void
  setVision: (vision: Vision | 'none') => void
  setFormat: (format: ExportFormat) => void
  /** New colors for all that are not locked. */
  shuffle: () => void
  toggleLock: (index: number) => void
  /** Turn of the link that was opened last; 0: none. */
  openedTurn: number
  /** Shows the palette of a link in place of the shuffled one, once. */
  open: (palette: OpenedPalette) => void
  download: (swatches: readonly NamedSwatch[]) => void
}

const browser = {
  randomBytes,
  save: (text: string, type: string, fileName: string) => downloadFile([text], type, fileName),
}

const FILES: Record<ExportFormat, { name: string; type: string }> = {
  css: { name: 'palette.css', type: 'text/css' },
  json: { name: 'palette.json', type: 'application/json' },
  tailwind: { name: 'tailwind-palette.css', type: 'text/css' },
  svg: { name: 'palette.svg', type: 'image/svg+xml' },
}

const START: HexColor = '#000000'

const UNLOCKED = Array.from({ length: SHUFFLED_COLORS }, () => ({ color: START, isLocked: false }))

export const paletteState =
  (deps: typeof browser): StateCreator<PaletteState> =>
  (set, get) => ({
    source: 'palette',
    vision: 'none',
    format: 'css',
    failedSaves: 0,
    shuffled: [],
    openedTurn: 0,
    setSource(source) {
      set({ source })
      if (source === 'shuffle' && get().shuffled.length === 0) get().shuffle()
    },
    setVision: (vision) => set({ vision }),
    setFormat: (format) => set({ format, failedSaves: 0 }),
    shuffle() {
      const { shuffled } = get()
      set({ shuffled: shuffle(shuffled.length > 0 ? shuffled : UNLOCKED, deps.randomBytes) })
    },
    toggleLock: (index) =>
      set({
        shuffled: get().shuffled.map((member, at) =>
          at === index ? { ...member, isLocked: !member.isLocked } : member,
        ),
      }),
    open({ colors, turn }) {
      if (turn === get().openedTurn) return
      const shuffled = colors.map((color) => ({ color, isLocked: false }))
      set({ source: 'shuffle', shuffled, openedTurn: turn })
    },
    download(swatches) {
      const { format } = get()
      const { name, type } = FILES[format]
      const isSaved = deps.save(exportPalette(swatches, format), type, name)
      set({ failedSaves: isSaved ? 0 : get().failedSaves + 1 })
    },
  })

export const usePalette = create(paletteState(browser))
