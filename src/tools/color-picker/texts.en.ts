import type { HexColor } from '#lib/color'
import type { HexOutcome } from './domain/hex-field'
import { figure, isolate } from '#lib/writing.en'
import type { PaletteType } from './domain/palette'
import type { PresetName } from './domain/presets'

// The readout
export const SELECTED_COLOR = 'Selected color'
export const FORMAT = 'Format'
export const COPY_COLOR = 'Copy Color'
/** @param percent to one decimal, as plain text */
export const opaque = (percent: string) => `${figure(percent)}% opaque`
/** Below the scale, a sixth of the circle each. */
export const HUES = ['Red', 'Yellow', 'Green', 'Cyan', 'Blue', 'Magenta']

// The canvas
export const CANVAS = 'Hue and lightness'
export const CANVAS_FAILED = 'Could not draw the color canvas.'
export const CANVAS_HINT = 'Click, drag, or arrow keys and Enter.'
export const enterSelects = (color: HexColor) => `Enter selects ${isolate(color)}`

/** The crosshair for those who do not see it. */
export const crosshairWords = (color: HexColor, hueDeg: number, lightnessPercent: number) =>
  `${isolate(color)}, hue ${hueDeg} degrees, lightness ${lightnessPercent} percent`
export const grayCrosshairWords = (color: HexColor, lightnessPercent: number) =>
  `${isolate(color)}, no hue, lightness ${lightnessPercent} percent`

// The fields
export const HEX = 'HEX'
export const HEX_HINT = '# and 6 hex digits'
const SEVERAL = 'Use the first of several, or all'
export const hexHint = (outcome: HexOutcome, color: HexColor) =>
  ({ several: SEVERAL, refused: 'Not # and 6 hex digits', kept: `Kept ${isolate(color)}` })[outcome]
export const hexAloud = (outcome: HexOutcome, color: HexColor) =>
  ({
    several: SEVERAL,
    refused: 'Not a color: # and 6 hex digits are needed',
    kept: `Not a color. Kept ${isolate(color)}`,
  })[outcome]
export const takeHex = (color: HexColor) => `Use ${isolate(color)}`
/** For the button that takes all colors of a list as a palette. */
export const takeAll = (count: number) => `Use all ${count} colors`
export const PICKER = 'Color picker'
export const RANDOM_COLOR = 'Random Color'

// Presets and recent colors
export const PRESET_COLORS = 'Preset Colors'
/** The names are for those who cannot see the colors. */
export const PRESET_NAMES: Readonly<Record<PresetName, string>> = {
  red: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
  purple: 'Purple',
  pink: 'Pink',
  brown: 'Brown',
  gray: 'Gray',
  black: 'Black',
  white: 'White',
}
export const presetName = (name: PresetName, color: HexColor) =>
  `${PRESET_NAMES[name]} ${isolate(color)}`
export const RECENT_COLORS = 'Recent Colors'
export const recentName = (color: HexColor) => `Recent ${isolate(color)}`
export const CLEAR_HISTORY = 'Clear History'
export const HISTORY_CLEARED = 'Recent colors cleared'

// The palette
export const PALETTE_GENERATOR = 'Palette Generator'
export const PALETTE_TYPE = 'Palette type'
export const PALETTE_NAMES: Readonly<Record<PaletteType, string>> = {
  complementary: 'Complementary',
  triadic: 'Triadic',
  analogous: 'Analogous',
  monochromatic: 'Monochromatic',
  tetradic: 'Tetradic',
}
export const PALETTE_FAILED = 'The palette could not be made.'
export const PALETTE_HINT = 'Click a swatch to select it, or its value to copy it.'
export const selectColor = (color: HexColor) => `Select ${isolate(color)}`
export const paletteChosen = (type: PaletteType, colors: number) =>
  `${PALETTE_NAMES[type]} palette, ${colors} colors`
export const paletteOpened = (colors: number) => `Palette of ${colors} colors opened`
export const copyValue = (value: string) => `Copy ${isolate(value)}`

export const ALL_FORMATS = 'All Formats'
