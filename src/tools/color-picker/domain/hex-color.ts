import type { Rgb } from '../../../lib/contrast'

/** `#` and six lower-case hex digits; only `readHex` and `toHex` make one. */
export type HexColor = `#${string}`

/** Accepts `#` and six hex digits in either case and nothing else (spec §5); null: ignore it. */
export const readHex = (text: string): HexColor | null =>
  /^#[0-9a-f]{6}$/i.test(text) ? `#${text.slice(1).toLowerCase()}` : null

export function toRgb(color: HexColor): Rgb {
  const value = parseInt(color.slice(1), 16)
  return { r: value >> 16, g: (value >> 8) & 0xff, b: value & 0xff }
}

export const toHex = ({ r, g, b }: Rgb): HexColor =>
  `#${((r << 16) | (g << 8) | b).toString(16).padStart(6, '0')}`
