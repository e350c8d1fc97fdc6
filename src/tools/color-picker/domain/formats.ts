import { toRgb, type HexColor } from '#lib/color'
import { rgbToHsl, wholeHue } from './hsl'
import type { Layer } from './layer'
import { oklchChannels } from './oklch'
import { roundHalfUp } from './round-half-up'

/** The formats of sRGB, in the order in which the page lists them. */
export const COLOR_FORMATS = ['hex', 'rgb', 'rgba', 'hsl', 'hsla'] as const

/** The formats in which the window can show the color. */
export const SHOWN_FORMATS = [...COLOR_FORMATS, 'oklch'] as const

export type ShownFormat = (typeof SHOWN_FORMATS)[number]

function hslChannels(color: HexColor): string {
  const { hueDeg, saturation01, lightness01 } = rgbToHsl(toRgb(color))
  return `${wholeHue(hueDeg)}, ${roundHalfUp(saturation01 * 100)}%, ${roundHalfUp(lightness01 * 100)}%`
}

function rgbChannels(color: HexColor): string {
  const { r, g, b } = toRgb(color)
  return `${r}, ${g}, ${b}`
}

/** A share in percent with one decimal at most, as plain text; the texts put the sign behind it. */
export const percentOf = (share01: number): string => String(Number((share01 * 100).toFixed(1)))

/**
 * The color as CSS writes it; with commas, where that can be: every version of CSS reads them.
 * @param alpha01 only `rgba` and `hsla` have it, to three decimals
 */
export function formatColor(color: HexColor, format: ShownFormat, alpha01 = 1): string {
  if (format === 'hex') return color
  if (format === 'oklch') return `oklch(${oklchChannels(color)})`
  const channels = format.startsWith('rgb') ? rgbChannels(color) : hslChannels(color)
  return `${format}(${channels}${format.endsWith('a') ? `, ${Number(alpha01.toFixed(3))}` : ''})`
}

/** Hex digits, or `rgba()` where the color lets through what it stands on. */
export const formatLayer = ({ color, alpha01 }: Layer): string =>
  formatColor(color, alpha01 < 1 ? 'rgba' : 'hex', alpha01)
