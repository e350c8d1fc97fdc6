import type { LengthAsked } from '../box/length-asked'
import { MAX_LENGTH, MIN_LENGTH, type Range } from '../domain/settings'
import { FORMS_ASKED } from './forms/asked'
import { COUNT_ASKED } from './many/asked'

/** What the box can ask for, with what the extras make. */
export const LENGTHS_ASKED: readonly LengthAsked[] = [
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
  ...FORMS_ASKED,
]

export const MODES_ASKED = LENGTHS_ASKED.flatMap(({ mode }) => mode ?? [])

/** How many may be asked for at once, by the extra that makes them. */
export const COUNTS_ASKED: readonly Range[] = [COUNT_ASKED]
