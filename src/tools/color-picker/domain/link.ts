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

/** `777777-on-ffffff`: a color as a text, and what it stands on. */
export const pairLinkOf = (text: HexColor, background: HexColor): string =>
  `${digitsOf(text)}-on-${digitsOf(background)}`

/** What a link has beside its color: the colors of a shuffled palette, or what the color stands on. */
export type Beside = { palette: readonly HexColor[] } | { background: HexColor }

/** What an extra opens with: what a link has, or the form in which a palette is to be exported. */
export type Opened = Beside | { exportAs: string }

interface ColorLink {
  /** The first of the palette where there is one. */
  color: HexColor
  /** Null where the link names none. */
  type: PaletteType | null
  beside: Beside | null
}

/**
 * Three or six hex digits, with a `#` or without: alone, with the type of a palette, with `on` and a background, or the
 * five colors of a shuffled palette. Null for anything else.
 */
export function readLink(link: string): ColorLink | null {
  const parts = link.replace(/^#/, '').split('-')
  const read = parts.map((part) => readAnyHex(`#${part}`))
  const [color, , background] = read
  if (!color) return null
  if (parts.length === 1) return { color, type: null, beside: null }
  const type = PALETTE_TYPES.find((name) => name === parts.slice(1).join('-'))
  if (type) return { color, type, beside: null }
  if (parts.length === 3 && parts[1] === 'on' && background)
    return { color, type: null, beside: { background } }
  const palette = read.filter((member) => member !== null)
  const isWhole = parts.length === SHUFFLED_COLORS && palette.length === SHUFFLED_COLORS
  return isWhole ? { color, type: null, beside: { palette } } : null
}
