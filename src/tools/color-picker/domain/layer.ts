import { toHex, toRgb, type HexColor, type Rgb } from '#lib/color'
import { roundHalfUp } from './round-half-up'

/** A color, and how much of what it stands on it covers. */
export interface Layer {
  color: HexColor
  /** 0 is transparent, 1 opaque. */
  alpha01: number
}

export const opaque = (color: HexColor): Layer => ({ color, alpha01: 1 })

/**
 * What is seen of a color that lies over an opaque one: both are mixed in the encoded values of sRGB, as browsers do
 * (Compositing and Blending 1, section 5.1, simple alpha compositing). Channels are not rounded.
 */
export function layOver({ color, alpha01 }: Layer, ground: Rgb): Rgb {
  const over = toRgb(color)
  const mix = (above: number, below: number) => above * alpha01 + below * (1 - alpha01)
  return { r: mix(over.r, ground.r), g: mix(over.g, ground.g), b: mix(over.b, ground.b) }
}

/** The color of 8 bits a channel that is nearest to a mixture. */
export const nearestHex = ({ r, g, b }: Rgb): HexColor =>
  toHex({ r: roundHalfUp(r), g: roundHalfUp(g), b: roundHalfUp(b) })
