import type { ReadContrasts } from './shared/contrast-question'
import type { ReadPalettes } from './shared/palette-question'
import { readContrastQuestion } from './contrast/query'
import { readPaletteQuestion, readTailwindQuestion } from './palettes/query'

/** Which contrasts a question asks for, by the extra that computes them. */
export const CONTRAST_READERS: readonly ReadContrasts[] = [readContrastQuestion]

/** Which palettes one asks for, by the extra that makes them. */
export const PALETTE_READERS: readonly ReadPalettes[] = [readPaletteQuestion]

/** The id of an extra, and what the page is handed over for it; null: it is not asked for. */
type ReadExtra = (question: string) => { extra: string; text: string } | null

/** The extras that a question may ask for by what they make. */
export const EXTRA_READERS: readonly ReadExtra[] = [readTailwindQuestion]
