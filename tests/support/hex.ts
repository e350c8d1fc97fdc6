import { readHex, type HexColor } from '#lib/color'

/** A color of a test's own making. */
export function hex(text: string): HexColor {
  const color = readHex(text)
  if (!color) throw new Error(`${text} is no color`)
  return color
}
