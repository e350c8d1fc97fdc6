import { readAnyHex, type HexColor } from '#lib/color'
import type { Layer } from './layer'
import { PALETTE_TYPES, type PaletteType } from './palette'

const digitsOf = (color: HexColor) => color.slice(1)

/** The palette that the page begins with needs no name. */
const FIRST_TYPE: PaletteType = 'complementary'

/** `000000/0.5`, after the alpha in CSS, where a color is not opaque. */
const layerLinkOf = ({ color, alpha01 }: Layer): string =>
  digitsOf(color) + (alpha01 < 1 ? `/${Number(alpha01.toFixed(5))}` : '')

/** `3498db`, or `3498db-triadic` with another palette: in an address a `#` stands before it already. */
export const linkOf = (color: Layer, type: PaletteType = FIRST_TYPE): string =>
  layerLinkOf(color) + (type === FIRST_TYPE ? '' : `-${type}`)

/** A picture with a palette has at most so many colors. */
const MOST_COLORS = 256

/** The colors of a palette of one's own: `3498db-e74c3c-2ecc71-f1c40f-9b59b6`. */
export const paletteLinkOf = (colors: readonly HexColor[]): string => colors.map(digitsOf).join('-')

/** `777777-on-ffffff`: a color as a text, and what it stands on. */
export const pairLinkOf = (text: Layer, background: Layer): string =>
  `${layerLinkOf(text)}-on-${layerLinkOf(background)}`

function readLayer(part = ''): Layer | null {
  const [, digits, alpha] = /^([\da-f]+)(?:\/(0|0?\.\d+))?$/i.exec(part) ?? []
  const color = readAnyHex(`#${digits}`)
  return color && { color, alpha01: Number(alpha ?? 1) }
}

/** What a link has beside its color: the colors of a palette, or a text and what it stands on. */
export type Beside = { palette: readonly HexColor[] } | { background: Layer }

/** What an extra opens with: what a link has, or the form in which a palette is to be exported. */
export type Opened = Beside | { exportAs: string }

/** Its color is the first of the palette where there is one, or that of a text. */
interface ColorLink extends Layer {
  /** The kind of palette; null where the link names none. */
  type: PaletteType | null
  beside: Beside | null
}

/**
 * Three or six hex digits, with a `#` or without and with an alpha or none: alone, with the type of a palette, with `on`
 * and a background, or the colors of a palette of one's own, which have no alpha. Null for anything else.
 */
export function readLink(link: string): ColorLink | null {
  const parts = link.replace(/^#/, '').split('-')
  const [text, background] =
    parts.length === 3 && parts[1] === 'on' ? [parts[0], parts[2]].map(readLayer) : []
  if (text && background) return { ...text, type: null, beside: { background } }
  const first = readLayer(parts[0])
  if (!first) return null
  if (parts.length === 1) return { ...first, type: null, beside: null }
  const type = PALETTE_TYPES.find((name) => name === parts.slice(1).join('-'))
  if (type) return { ...first, type, beside: null }
  const read = parts.map((part) => readAnyHex(`#${part}`))
  const palette = read.filter((member) => member !== null)
  const isWhole = palette.length === parts.length && parts.length <= MOST_COLORS
  return isWhole ? { ...first, type: null, beside: { palette } } : null
}
