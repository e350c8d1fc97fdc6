import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from e49b8ee74fdc
import type { HexColor } from '#lib/color'
import { figure } from '#lib/writing.en'
import type { HexOutcome } from './domain/hex-field'
import type { PaletteType } from './domain/palette'
import type { PresetName } from './domain/presets'

export const SELECTED_COLOR = 'Gewählte Farbe'
export const FORMAT = 'Format'
export const COPY_COLOR = 'Farbe kopieren'
export const opaque = (percent: string) => `${figure(percent)}\u00a0% deckend`
export const HUES = ['Rot', 'Gelb', 'Grün', 'Cyan', 'Blau', 'Magenta']

export const CANVAS = 'Farbton und Helligkeit'
export const CANVAS_FAILED = 'Die Farbfläche konnte nicht gezeichnet werden.'
export const CANVAS_HINT = 'Klicken, ziehen oder Pfeiltasten und Eingabetaste.'
export const enterSelects = (color: HexColor) => `Eingabetaste wählt ${color}`
export const crosshairWords = (color: HexColor, hueDeg: number, lightnessPercent: number) =>
  `${color}, Farbton ${hueDeg} Grad, Helligkeit ${lightnessPercent} Prozent`
export const grayCrosshairWords = (color: HexColor, lightnessPercent: number) =>
  `${color}, kein Farbton, Helligkeit ${lightnessPercent} Prozent`

export const HEX = 'HEX'
export const HEX_HINT = '# und 6 Hex-Ziffern'
const SEVERAL = 'Nimm die erste von mehreren oder alle'
export const hexHint = (outcome: HexOutcome, color: HexColor) =>
  ({ several: SEVERAL, refused: 'Nicht # und 6 Hex-Ziffern', kept: `${color} bleibt` })[outcome]
export const hexAloud = (outcome: HexOutcome, color: HexColor) =>
  ({
    several: SEVERAL,
    refused: 'Keine Farbe: Nötig sind # und 6 Hex-Ziffern',
    kept: `Keine Farbe. ${color} bleibt`,
  })[outcome]
export const takeHex = (color: HexColor) => `${color} nehmen`
export const takeAll = (count: number) => `Alle ${count} Farben nehmen`
export const PICKER = 'Farbauswahl'
export const RANDOM_COLOR = 'Zufällige Farbe'

export const PRESET_COLORS = 'Standardfarben'
export const PRESET_NAMES: Readonly<Record<PresetName, string>> = {
  red: 'Rot',
  orange: 'Orange',
  yellow: 'Gelb',
  green: 'Grün',
  teal: 'Petrol',
  blue: 'Blau',
  purple: 'Lila',
  pink: 'Pink',
  brown: 'Braun',
  gray: 'Grau',
  black: 'Schwarz',
  white: 'Weiß',
}
export const presetName = (name: PresetName, color: HexColor) => `${PRESET_NAMES[name]} ${color}`
export const RECENT_COLORS = 'Zuletzt gewählte Farben'
export const recentName = (color: HexColor) => `Zuletzt gewählt: ${color}`
export const CLEAR_HISTORY = 'Verlauf löschen'
export const HISTORY_CLEARED = 'Zuletzt gewählte Farben gelöscht'

export const PALETTE_GENERATOR = 'Palettengenerator'
export const PALETTE_TYPE = 'Art der Palette'
export const PALETTE_NAMES: Readonly<Record<PaletteType, string>> = {
  complementary: 'Komplementär',
  triadic: 'Triade',
  analogous: 'Analog',
  monochromatic: 'Monochrom',
  tetradic: 'Tetrade',
}
export const PALETTE_FAILED = 'Die Palette konnte nicht erzeugt werden.'
export const PALETTE_HINT =
  'Klick auf ein Farbfeld, um es zu wählen, oder auf seinen Wert, um ihn zu kopieren.'
export const selectColor = (color: HexColor) => `${color} wählen`
export const paletteChosen = (type: PaletteType, colors: number) =>
  `Palette ${PALETTE_NAMES[type]}, ${colors} Farben`
export const paletteOpened = (colors: number) => `Palette mit ${colors} Farben geöffnet`
export const copyValue = (value: string) => `${value} kopieren`

export const ALL_FORMATS = 'Alle Formate'
