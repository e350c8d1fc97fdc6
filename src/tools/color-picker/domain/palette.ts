import { toHex, toRgb, type HexColor } from '#lib/color'
import { rgbToHsl, hslToRgb } from './hsl'

/** The types in the order in which the page offers them. */
export const PALETTE_TYPES = [
  'complementary',
  'triadic',
  'analogous',
  'monochromatic',
  'tetradic',
] as const

export type PaletteType = (typeof PALETTE_TYPES)[number]

// The turns around the color circle that make the palette.
const TURNS_DEG: Record<Exclude<PaletteType, 'monochromatic'>, readonly number[]> = {
  complementary: [180],
  triadic: [120, 240],
  analogous: [-30, 30],
  tetradic: [90, 180, 270],
}

// The steps of a monochromatic palette, in percent of lightness.
const LIGHTNESS_STEPS = [-40, -20, 0, 20, 40]
const LIGHTEST = 90
const DARKEST = 10

/** How many swatches `makePalette` gives. */
export const paletteSize = (type: PaletteType): number =>
  type === 'monochromatic' ? LIGHTNESS_STEPS.length : TURNS_DEG[type].length + 1

/**
 * The color itself and then its turns; for monochromatic five steps from dark to light, the color in the
 * middle unless it is lighter or darker than the steps may be.
 */
export function makePalette(color: HexColor, type: PaletteType): HexColor[] {
  const hsl = rgbToHsl(toRgb(color))
  if (type === 'monochromatic') {
    return LIGHTNESS_STEPS.map((step) => {
      const lightness = Math.min(Math.max(hsl.lightness01 * 100 + step, DARKEST), LIGHTEST)
      return toHex(hslToRgb({ ...hsl, lightness01: lightness / 100 }))
    })
  }
  const turned = TURNS_DEG[type].map((turn) =>
    toHex(hslToRgb({ ...hsl, hueDeg: hsl.hueDeg + turn })),
  )
  return [color, ...turned]
}
