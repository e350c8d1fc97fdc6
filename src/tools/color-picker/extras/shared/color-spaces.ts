import {
  converter,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  toGamut,
  useMode as registerMode,
  type Color,
  type Mode,
  type Rgb,
} from 'culori/fn'
import { toHex, toRgb, type HexColor } from '#lib/color'
import { roundHalfUp } from '../../domain/round-half-up'

// Each is named: all of culori's color spaces weigh three times as much.
for (const mode of [modeRgb, modeLrgb, modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch]) {
  registerMode(mode)
}

/**
 * Channels are shares from 0 to 1, L of lab and lch from 0 to 100, hues degrees. White, black and the grays have no hue.
 */
const to = <M extends Mode>(mode: M): ((color: Color) => Extract<Color, { mode: M }>) =>
  converter(mode)

export const toRgbShares = to('rgb')
export const toLinearShares = to('lrgb')
export const toHwb = to('hwb')
export const toLab = to('lab')
export const toLch = to('lch')
export const toOklab = to('oklab')
export const toOklch = to('oklch')

/** The nearest color of sRGB by the gamut mapping of CSS Color 4: chroma is reduced in OKLCH. */
const mapToSrgb = toGamut('rgb', 'oklch')

/** A color of 8 bits a channel as culori takes it. */
export function fromHex(color: HexColor): Color {
  const { r, g, b } = toRgb(color)
  return { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }
}

export const within01 = (share: number) => Math.min(1, Math.max(0, share))

const toByte = (share: number) => roundHalfUp(within01(share) * 255)

/** The nearest color of 8 bits a channel; shares outside 0 to 1 are clipped. */
export const clipToHex = ({ r, g, b }: Omit<Rgb, 'mode'>): HexColor =>
  toHex({ r: toByte(r), g: toByte(g), b: toByte(b) })

/** The nearest color of 8 bits a channel; one outside sRGB is mapped as CSS Color 4 does. */
export const mapToHex = (color: Color): HexColor => clipToHex(mapToSrgb(color))

/**
 * Whether a channel is outside sRGB by more than two steps of 255: so little cannot be seen, and rounding to the digits
 * of our own formats makes as much.
 */
const isChannelOutside = (share: number) => share * 255 < -2 || share * 255 > 257

/** Whether sRGB lacks the color. */
export function isOutsideSrgb(color: Color): boolean {
  const { r, g, b } = toRgbShares(color)
  return [r, g, b].some(isChannelOutside)
}
