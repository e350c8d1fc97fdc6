import { readAnyHex, type HexColor } from '#lib/color'
import { PALETTE_TYPES, SHUFFLED_COLORS, type PaletteType } from './palette'

const digitsOf = (color: HexColor) => color.slice(1)

/** The palette that the page begins with needs no name. */
const FIRST_TYPE: PaletteType = 'complementary'

/** `3498db`, or `3498db-triadic` with another palette: in an address a `#` stands before it already. */
export const linkOf = (color: HexColor, type: PaletteType = FIRST_TYPE): string =>
  digitsOf(color) + (type === FIRST_TYPE ? '' : `-${type}`)

/** The colors of a shuffled palette: `3498db-e74c3c-2ecc71-f1c40f-9b59b6`. */
export const paletteLinkOf = (colors: readonly HexColor[]): string => colors.map(digitsOf).join('-')

interface ColorLink {
  /** The first of the palette where there is one. */
  color: HexColor
  /** Null where the link names none. */
  type: PaletteType | null
  /** The colors of a shuffled palette; null where the link has one color. */
  palette: readonly HexColor[] | null
}

const readColor = (text: string) => readAnyHex(`#${text}`)

/**
 * Three or six hex digits, with a `#` or without, alone or with the type of a palette; or the five colors of a shuffled
 * palette. Null for anything else.
 */
export function readLink(link: string): ColorLink | null {
  const [first = '', ...more] = link.replace(/^#/, '').split('-')
  const color = readColor(first)
  if (!color) return null
  if (more.length === 0) return { color, type: null, palette: null }
  const type = PALETTE_TYPES.find((name) => name === more.join('-'))
  if (type) return { color, type, palette: null }
  const palette = [color, ...more.map(readColor)].filter((member) => member !== null)
  const isWhole = more.length === SHUFFLED_COLORS - 1 && palette.length === SHUFFLED_COLORS
  return isWhole ? { color, type: null, palette } : null
}
