import { readAnyHex, type HexColor } from '#lib/color'
import { PALETTE_TYPES, SHUFFLED_COLORS, type PaletteType } from './palette'

interface ColorLink {
  /** The first of the palette where there is one. */
  color: HexColor
  /** Null where the link names none. */
  type: PaletteType | null
  /** Of a shuffled palette; null where the link has one color. */
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
