import type { LengthQuery } from '../box/length-query'
import { MAX_LENGTH, MIN_LENGTH, type Range } from '../domain/settings'
import { FORM_QUERIES } from './forms/query'
import { COUNT_QUERY } from './many/query'

/** What the box can ask for, with what the extras make. */
export const LENGTH_QUERIES: readonly LengthQuery[] = [
  {
    name: 'password',
    unit: 'characters',
    range: { min: MIN_LENGTH, max: MAX_LENGTH },
    names: 'password|pw|pwd|passwd',
    // `20 letters only` has kinds of characters.
    units: String.raw`chars?|characters?|letters?(?! (?:only|and|or)\b|,)`,
    lengthIn: ({ length, form }) => form?.plain?.length ?? length,
    mode: null,
  },
  ...FORM_QUERIES,
]

export const MODE_QUERIES = LENGTH_QUERIES.flatMap(({ mode }) => mode ?? [])

/** How many may be asked for at once, by the extra that makes them. */
export const COUNT_QUERIES: readonly Range[] = [COUNT_QUERY]
