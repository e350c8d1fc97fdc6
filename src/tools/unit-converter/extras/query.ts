import type { Locale } from '#lib/number-text'
import { readColumnQuestion } from './column/query'

/** The id of an extra, and what the page is handed over for it; null: it is not asked for. */
type ReadExtra = (question: string, locale: Locale) => { extra: string; text: string } | null

/** The extras that a question may ask for by their names. */
export const EXTRA_READERS: readonly ReadExtra[] = [readColumnQuestion]
