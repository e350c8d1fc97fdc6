import type { HexColor } from '#lib/color'
import type { ColorFormat } from './domain/formats'
import { hueOf } from './domain/hsl'
import type { PaletteType } from './domain/palette'
import type { PadActions, Point } from './domain/place'

/** The pad is that of the spectrum. */
export interface ColorState extends PadActions {
  /** Follows the pointer while the visitor is dragging. */
  color: HexColor
  /** The color that was selected or rested on last: what takes long to show belongs to it. */
  settled: HexColor
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
  /** The last finished palette. It belongs to the settled color and the type unless `busy`. */
  palette: readonly HexColor[] | null
  paletteFailed: boolean
  /** The shuffled palette of the last link, for the palette tools. */
  opened: { colors: readonly HexColor[]; turn: number } | null
  busy: boolean
  /** Newest first. */
  recent: readonly HexColor[]
  /** Reads what was kept, once a visit, and requests from the worker what the page still lacks. */
  load: () => void
  /** Sets the color and adds it to the recent ones. */
  select: (color: HexColor) => void
  /** Sets the color while the visitor is still dragging: not yet a selection, and settled once it rests. */
  tryOut: (color: HexColor) => void
  selectRandom: () => void
  /** Sets a recent color without adding it again. */
  recall: (color: HexColor) => void
  clearRecent: () => void
  typeHex: (text: string) => void
  leaveHex: () => void
  setFormat: (format: ColorFormat) => void
  setPaletteType: (type: PaletteType) => void
  openPalette: (colors: readonly HexColor[]) => void
}

export type SetState = (patch: Partial<ColorState>) => void
export type GetState = () => ColorState

const INITIAL_COLOR = '#3498db'

export const INITIAL = {
  color: INITIAL_COLOR,
  settled: INITIAL_COLOR,
  hueDeg: hueOf(INITIAL_COLOR) ?? 0,
  format: 'hex',
  hexDraft: null,
  hexRefused: false,
  crosshair: null,
  spectrum: { bitmap: null, failed: false },
  paletteType: 'complementary',
  palette: null,
  paletteFailed: false,
  opened: null,
  busy: false,
  recent: [],
} as const
