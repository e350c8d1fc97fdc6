import { convertHslToRgb, convertRgbToHsl, convertRgbToHsv } from 'culori/fn'
import { toRgb, type HexColor, type Rgb } from '#lib/color'
import { roundHalfUp } from './round-half-up'

/** The values are not rounded: palettes made of rounded ones are off by up to 4 per channel. */
interface Hsl {
  /** Any angle when read; 0 up to, but not including, 360 when made, and 0 for grays. */
  hueDeg: number
  saturation01: number
  lightness01: number
}

export function rgbToHsl({ r, g, b }: Rgb): Hsl {
  const { h = 0, s, l } = convertRgbToHsl({ r: r / 255, g: g / 255, b: b / 255 })
  return { hueDeg: h, saturation01: s, lightness01: l }
}

/** The hue in whole degrees, as all places state it; 359.5 and more is nearest to 360, which is 0. */
export const wholeHue = (hueDeg: number): number => roundHalfUp(hueDeg) % 360

/** The hue of a color; null for black, white and grays. */
export function hueOf(color: HexColor): number | null {
  const { hueDeg, saturation01 } = rgbToHsl(toRgb(color))
  return saturation01 > 0 ? hueDeg : null
}

/** HSV, also called HSB, as image editors have it: `210, 50%, 40%`. */
export function hsvChannels(color: HexColor): string {
  const { r, g, b } = toRgb(color)
  const { h = 0, s, v } = convertRgbToHsv({ r: r / 255, g: g / 255, b: b / 255 })
  return `${wholeHue(h)}, ${roundHalfUp(s * 100)}%, ${roundHalfUp(v * 100)}%`
}

/** Brings a hue to 0 and more, but below 360: for a hair under 0 culori takes 360 itself and makes a gray of it. */
const normalHue = (hueDeg: number) => ((hueDeg % 360) + 360) % 360

/** The nearest color of 8 bits per channel. */
export function hslToRgb({ hueDeg, saturation01, lightness01 }: Hsl): Rgb {
  const { r, g, b } = convertHslToRgb({
    h: normalHue(hueDeg),
    s: saturation01,
    l: lightness01,
  })
  return { r: roundHalfUp(r * 255), g: roundHalfUp(g * 255), b: roundHalfUp(b * 255) }
}
