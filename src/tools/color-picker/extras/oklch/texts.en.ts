import type { HexColor } from '#lib/color'
import { figure, isolate } from '#lib/writing.en'

export const HUE = 'Hue'
export const degrees = (hueDeg: number) => `${hueDeg} degrees`
export const FAILED = 'Could not draw the OKLCH picker.'
export const PLANE = 'OKLCH chroma and lightness'
export const OUTSIDE = 'Outside sRGB: nearest color used.'
export const NOTE =
  'Right: more vivid. Up: lighter. Outside the shape, the nearest sRGB color is used.'

/** The crosshair for those who do not see it; `chroma` is a plain number. */
export const placeWords = (color: HexColor, lightnessPercent: number, chroma: string) =>
  `${isolate(color)}, lightness ${lightnessPercent} percent, chroma ${figure(chroma)}`
