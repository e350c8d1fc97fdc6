import { toRgb, type HexColor, type Rgb } from './color'

/** A color of 8 bits a channel, or one between two such, as a mixture is. */
export type AnyShade = HexColor | Rgb

export const channelsOf = (color: AnyShade): Rgb =>
  typeof color === 'string' ? toRgb(color) : color

/** The light, from 0 to 1, of a channel from 0 to 255 (IEC 61966-2-1). */
function toLinear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** 0 for black to 1 for white. WCAG 2.2, "relative luminance". */
export function relativeLuminance(color: AnyShade): number {
  const { r, g, b } = channelsOf(color)
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}

/** 1 for equal colors to 21 for black and white, whichever comes first. WCAG 2.2, "contrast ratio". */
export function contrastRatio(a: AnyShade, b: AnyShade): number {
  const [first, second] = [relativeLuminance(a), relativeLuminance(b)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Whether black or white text reads better on the color: one of them always has 4.5 to 1. */
export const readableOn = (color: HexColor): 'black' | 'white' =>
  contrastRatio(color, '#000000') >= contrastRatio(color, '#ffffff') ? 'black' : 'white'
