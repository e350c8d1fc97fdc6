import type { HexColor } from '#lib/color'
import type { PaletteType } from './palette'

const digitsOf = (color: HexColor) => color.slice(1)

/** The palette that the page begins with needs no name. */
const FIRST_TYPE: PaletteType = 'complementary'

/** `3498db`, or `3498db-triadic` with another palette: in an address a `#` stands before it already. */
export const linkOf = (color: HexColor, type: PaletteType = FIRST_TYPE): string =>
  digitsOf(color) + (type === FIRST_TYPE ? '' : `-${type}`)

/** The colors of a shuffled palette: `3498db-e74c3c-2ecc71-f1c40f-9b59b6`. */
export const paletteLinkOf = (colors: readonly HexColor[]): string => colors.map(digitsOf).join('-')
