/** Red, green and blue of sRGB, from 0 to 255: whole numbers wherever they are those of a `HexColor`. */
export interface Rgb {
  r: number
  g: number
  b: number
}

/** `#` and six lower-case hex digits; only `readHex`, `readAnyHex` and `toHex` make one. */
export type HexColor = `#${string}`

/** Accepts `#` and six hex digits in either case and nothing else; null: not such a color. */
export const readHex = (text: string): HexColor | null =>
  /^#[0-9a-f]{6}$/i.test(text) ? `#${text.slice(1).toLowerCase()}` : null

/** Reads `#rrggbb`, and `#rgb` too. */
export const readAnyHex = (text: string): HexColor | null =>
  readHex(/^#[0-9a-f]{3}$/i.test(text) ? text.replace(/[^#]/g, '$&$&') : text)

/** Channels of a color, whole numbers from 0 to 255. */
export function toRgb(color: HexColor): Rgb {
  const value = parseInt(color.slice(1), 16)
  return { r: value >> 16, g: (value >> 8) & 0xff, b: value & 0xff }
}

/** The color of whole channels from 0 to 255. */
export const toHex = ({ r, g, b }: Rgb): HexColor =>
  `#${((r << 16) | (g << 8) | b).toString(16).padStart(6, '0')}`
