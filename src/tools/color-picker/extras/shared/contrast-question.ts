import type { HexColor } from '#lib/color'
import type { TypedColor } from './color-text'

/** A text and what it stands on, as they were asked for, with their contrast. */
export interface ContrastQuestion {
  text: TypedColor
  background: TypedColor
  row: {
    /** The text as it is seen on its background, and the background as it is seen on white. */
    seen: HexColor
    background: HexColor
    /** The ratio with two decimals. */
    ratioText: string
    /** The levels of WCAG that it passes, the highest last. */
    passes: readonly ('aaa' | 'aa' | 'aa-large')[]
    /** The Lc of APCA. */
    lcText: string
  }
}

/** Empty where a question asks for none. */
export type ReadContrasts = (question: string) => readonly ContrastQuestion[]
