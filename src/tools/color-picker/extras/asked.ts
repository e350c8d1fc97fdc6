import type { AskContrasts } from '../domain/contrast-question'
import type { AskPalettes } from '../domain/palette-question'
import { contrastsAsked } from './contrast/asked'
import { palettesAsked, tailwindAsked } from './palettes/asked'

/** Which contrasts a question asks for, by the extra that computes them. */
export const CONTRASTS_ASKED: readonly AskContrasts[] = [contrastsAsked]

/** Which palettes one asks for, by the extra that makes them. */
export const PALETTES_ASKED: readonly AskPalettes[] = [palettesAsked]

/** The id of an extra, and what the page is handed over for it; null: it is not asked for. */
type AskExtra = (question: string) => { extra: string; text: string } | null

/** The extras that a question may ask for by what they make. */
export const EXTRAS_ASKED: readonly AskExtra[] = [tailwindAsked]
