import type { HexColor } from '#lib/color'

export const HUE = 'Hue'
export const degrees = (hueDeg: number) => `${hueDeg} degrees`
export const FAILED = 'Could not draw the OKLCH picture.'
export const PLANE = 'OKLCH chroma and lightness'
export const OUTSIDE = 'Outside sRGB: the nearest color inside is taken.'
export const NOTE =
  'Chroma grows to the right, lightness upwards. Beyond the edge of the picture sRGB has no such color: the nearest inside is taken.'

/** The crosshair for those who do not see it. */
export const placeWords = (color: HexColor, lightness01: number, chroma: number) =>
  `${color}, lightness ${Math.round(lightness01 * 100)} percent, chroma ${chroma.toFixed(3)}`
