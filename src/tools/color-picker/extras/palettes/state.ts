import { create, type StateCreator } from 'zustand'
import type { HexColor } from '#lib/color'
import { follow } from '#lib/follow'
import { downloadFile } from '#platform/download'
import { randomBytes } from '#platform/random-bytes'
import type { Vision } from './domain/color-vision'
import { EXPORTS, type ExportFormat } from './domain/palette-export'
import type { NamedSwatch } from './domain/scale'
import { shuffle, type LockableColor } from './domain/shuffle'
import { useColor } from '../../state'

/** Which palette is shown: the page's own, the scale of the color or the shuffled one. */
type PaletteSource = 'palette' | 'scale' | 'shuffle'

interface PaletteState {
  source: PaletteSource
  vision: Vision | 'none'
  format: ExportFormat
  /** What the colors of an export are called, as `brand` in `--color-brand-500`; may be empty. */
  name: string
  /** How many times saving has failed since the last file. */
  failedSaves: number
  shuffled: readonly LockableColor[]
  /** They were shuffled here, not opened by a link. */
  isShuffled: boolean
  setSource: (source: PaletteSource) => void
  setVision: (vision: Vision | 'none') => void
  setFormat: (format: ExportFormat) => void
  setName: (name: string) => void
  shuffle: () => void
  /** Puts the selected color first and locks it: the others are shuffled around it. */
  lockMine: () => void
  toggleLock: (index: number) => void
  /** Shows these in place of the shuffled ones. */
  open: (colors: readonly HexColor[]) => void
  /** Shows the scale, to be exported in that form. */
  openExport: (format: string) => void
  download: (swatches: readonly NamedSwatch[]) => void
}

const browser = {
  getColor: () => useColor.getState().settled,
  randomBytes,
  save: (text: string, type: string, fileName: string) => downloadFile([text], type, fileName),
}

const isFormat = (format: string): format is ExportFormat => Object.hasOwn(EXPORTS, format)

const unlocked = (color: HexColor): LockableColor => ({ color, isLocked: false })

/** How many colors a shuffled palette has; links carry it. */
const SHUFFLED_COLORS = 5

/** These stand in until the first shuffle, before they are shown. */
const START = Array.from({ length: SHUFFLED_COLORS }, () => unlocked('#000000'))

export const paletteState =
  (on: typeof browser): StateCreator<PaletteState> =>
  (set, get) => ({
    source: 'palette',
    vision: 'none',
    format: 'css',
    name: 'brand',
    failedSaves: 0,
    shuffled: START,
    isShuffled: false,
    setSource(source) {
      set({ source })
      if (source !== 'shuffle' || get().shuffled !== START) return
      get().lockMine()
      get().shuffle()
    },
    setVision: (vision) => set({ vision }),
    setFormat: (format) => set({ format, failedSaves: 0 }),
    setName: (name) => set({ name }),
    shuffle: () => set({ shuffled: shuffle(get().shuffled, on.randomBytes), isShuffled: true }),
    lockMine: () =>
      set({ shuffled: [{ color: on.getColor(), isLocked: true }, ...get().shuffled.slice(1)] }),
    toggleLock: (index) =>
      set({
        shuffled: get().shuffled.map((member, at) =>
          at === index ? { ...member, isLocked: !member.isLocked } : member,
        ),
      }),
    open: (colors) => set({ source: 'shuffle', shuffled: colors.map(unlocked), isShuffled: false }),
    openExport(format) {
      if (isFormat(format)) set({ source: 'scale', format, failedSaves: 0 })
    },
    download(swatches) {
      const { format } = get()
      const { write, type, fileName } = EXPORTS[format]
      const isSaved = on.save(write(swatches), type, fileName)
      set({ failedSaves: isSaved ? 0 : get().failedSaves + 1 })
    },
  })

export const usePalette = create(paletteState(browser))

// This code comes after the first link, and stays for later ones.
follow(
  useColor,
  ({ opened }) => opened,
  (opened) => {
    const { open, openExport } = usePalette.getState()
    if (opened && 'palette' in opened) open(opened.palette)
    if (opened && 'exportAs' in opened) openExport(opened.exportAs)
  },
)
