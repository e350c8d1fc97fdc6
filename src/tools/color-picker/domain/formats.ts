import { toRgb, type HexColor } from '#lib/color'
import { rgbToHsl, wholeHue } from './hsl'
import { roundHalfUp } from './round-half-up'

/** The formats in the order in which the page offers them. */
export const COLOR_FORMATS = ['hex', 'rgb', 'rgba', 'hsl', 'hsla'] as const

export type ColorFormat = (typeof COLOR_FORMATS)[number]

function hslChannels(color: HexColor): string {
  const { hueDeg, saturation01, lightness01 } = rgbToHsl(toRgb(color))
  return `${wholeHue(hueDeg)}, ${roundHalfUp(saturation01 * 100)}%, ${roundHalfUp(lightness01 * 100)}%`
}

function rgbChannels(color: HexColor): string {
  const { r, g, b } = toRgb(color)
  return `${r}, ${g}, ${b}`
}

/** The color as CSS writes it, with commas: every version of CSS reads that. */
export function formatColor(color: HexColor, format: ColorFormat): string {
  if (format === 'hex') return color
  const channels = format.startsWith('rgb') ? rgbChannels(color) : hslChannels(color)
  return `${format}(${channels}${format.endsWith('a') ? ', 1' : ''})`
}
