import type { Rgb } from '../../../lib/contrast'

/** Reads `#rgb` and `#rrggbb` in either case; null for anything else, alpha and colour names too. */
export function parseHexColor(text: string): Rgb | null {
  if (!/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)) return null
  const digits = text.length === 4 ? text.slice(1).replace(/./g, '$&$&') : text.slice(1)
  const value = parseInt(digits, 16)
  return { r: value >> 16, g: (value >> 8) & 0xff, b: value & 0xff }
}

/** Six lower-case digits behind `#`. */
export function toHex({ r, g, b }: Rgb): string {
  return `#${((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1)}`
}
