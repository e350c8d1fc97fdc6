import type { HexColor } from '#lib/color'
import type { TypedColor } from './color-text'
import type { PaletteType } from '../../domain/palette'

/** Colors that belong together, as they were asked for. */
export interface PaletteQuestion {
  /** `scale`: the steps of a color from light to dark. `own`: colors that were typed. */
  kind: PaletteType | 'scale' | 'own'
  /** The color that the palette is made of, or the first of those that were typed. */
  of: TypedColor
  colors: readonly HexColor[]
  /** The form in which the page exports a scale. */
  exportAs: 'css' | 'tailwind'
}

/** Empty where a question asks for none. */
export type ReadPalettes = (question: string) => readonly PaletteQuestion[]
