import type { HexColor } from '#lib/color'
import type { HexOutcome } from './domain/hex-field'
import { percentText } from './domain/formats'
import { wholeHue } from './domain/hsl'
import { paletteSize, type PaletteType } from './domain/palette'
import type { Crosshair } from './domain/spectrum'

// The readout
export const SELECTED_COLOR = 'Selected color'
export const FORMAT = 'Format'
export const COPY_COLOR = 'Copy Color'
export const opaque = (alpha01: number) => `${percentText(alpha01)} opaque`
/** Below the scale, a sixth of the circle each. */
export const HUES = ['Red', 'Yellow', 'Green', 'Cyan', 'Blue', 'Magenta']

// The canvas
export const CANVAS = 'Hue and lightness'
export const CANVAS_FAILED = 'Could not draw the color canvas.'
export const CANVAS_HINT = 'Click, drag, or arrow keys and Enter.'
export const enterSelects = (color: HexColor) => `Enter selects ${color}`

/** The crosshair for those who do not see it. */
export function crosshairWords({ color, hasHue, hueDeg, lightness01 }: Crosshair): string {
  const lightness = Math.round(lightness01 * 100)
  return hasHue
    ? `${color}, hue ${wholeHue(hueDeg)} degrees, lightness ${lightness} percent`
    : `${color}, no hue, lightness ${lightness} percent`
}

// The fields
export const HEX = 'HEX'
export const HEX_HINT = '# and 6 hex digits'
const SEVERAL = 'Use the first of several, or all'
export const hexHint = (outcome: HexOutcome, color: HexColor) =>
  ({ several: SEVERAL, refused: 'Not # and 6 hex digits', kept: `Kept ${color}` })[outcome]
export const hexAloud = (outcome: HexOutcome, color: HexColor) =>
  ({
    several: SEVERAL,
    refused: 'Not a color: # and 6 hex digits are needed',
    kept: `Not a color. Kept ${color}`,
  })[outcome]
export const takeHex = (color: HexColor) => `Use ${color}`
/** For the button that takes all colors of a list as a palette. */
export const takeAll = (count: number) => `Use all ${count} colors`
export const PICKER = 'Color picker'
export const RANDOM_COLOR = 'Random Color'

// Presets and recent colors
export const PRESET_COLORS = 'Preset Colors'
export const presetName = (name: string, color: HexColor) => `${name} ${color}`
export const RECENT_COLORS = 'Recent Colors'
export const recentName = (color: HexColor) => `Recent ${color}`
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
export const selectColor = (color: HexColor) => `Select ${color}`
export const paletteChosen = (type: PaletteType) =>
  `${PALETTE_NAMES[type]} palette, ${paletteSize(type)} colors`
export const paletteOpened = (colors: number) => `Palette of ${colors} colors opened`
export const copyValue = (value: string) => `Copy ${value}`

export const ALL_FORMATS = 'All Formats'
