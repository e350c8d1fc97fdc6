import type { SecretKind } from '../box/secret-kind'
import { MAX_LENGTH, MIN_LENGTH, type Range } from '../domain/settings'
import { FORM_KINDS } from './forms/query'
import { COUNT_QUERY } from './many/query'

/** What the box can ask for, with what the extras make. */
export const SECRET_KINDS: readonly SecretKind[] = [
  {
    name: 'password',
    unit: 'characters',
    range: { min: MIN_LENGTH, max: MAX_LENGTH },
    namePattern: 'password|pw|pwd|passwd',
    // `20 letters only` has kinds of characters.
    unitPattern: String.raw`chars?|characters?|letters?(?! (?:only|and|or)\b|,)`,
    lengthIn: ({ length, form }) => form?.plain?.length ?? length,
    mode: null,
  },
  ...FORM_KINDS,
]

export const SECRET_MODES = SECRET_KINDS.flatMap(({ mode }) => mode ?? [])

/** How many may be asked for at once, by the extra that makes them. */
export const COUNT_QUERIES: readonly Range[] = [COUNT_QUERY]
