import type { HexColor } from '#lib/color'

export const HUE = 'Hue'
export const degrees = (hueDeg: number) => `${hueDeg} degrees`
export const FAILED = 'Could not draw the OKLCH picker.'
export const PLANE = 'OKLCH chroma and lightness'
export const OUTSIDE = 'Outside sRGB: nearest color used.'
export const NOTE =
  'Right: more vivid. Up: lighter. Outside the shape, the nearest sRGB color is used.'

/** The crosshair for those who do not see it. */
export const placeWords = (color: HexColor, lightness01: number, chroma: number) =>
  `${color}, lightness ${Math.round(lightness01 * 100)} percent, chroma ${chroma.toFixed(3)}`
