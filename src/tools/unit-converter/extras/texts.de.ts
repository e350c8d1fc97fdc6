import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 89647f262dce
import { plural } from '#lib/writing.en'

export const NOTATIONS = { auto: null, plain: 'Dezimal', scientific: 'Wissenschaftlich' }
export const digitsShown = (digits: number) =>
  plural(digits, { one: '# Stelle', other: '# Stellen' })
