import type { HexColor } from '#lib/color'

/** A color, and how much of what it stands on it covers. */
export interface Layer {
  color: HexColor
  /** 0 is transparent, 1 opaque. */
  alpha01: number
}

export const opaque = (color: HexColor): Layer => ({ color, alpha01: 1 })
