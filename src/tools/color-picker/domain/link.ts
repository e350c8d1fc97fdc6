import { parseHexColor, toHex, type HexColor } from '../../../lib/color'

/** `3498db`: in an address a `#` stands before it already. */
export const linkOf = (color: HexColor): string => color.slice(1)

/** Three or six hex digits, with a `#` or without; null for anything else. */
export function readLink(link: string): HexColor | null {
  const color = parseHexColor(`#${link.replace(/^#/, '')}`)
  return color && toHex(color)
}
