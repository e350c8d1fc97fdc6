import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 056472caf52e
import { plural } from '#lib/writing.en'

export const NOTATION = 'Schreibweise'
export const NOTATIONS = {
  auto: {
    name: 'Automatisch',
    note: 'Wissenschaftlich unter 0,001 und über 1.000.000. Sonst bis zu 10 Nachkommastellen.',
  },
  plain: { name: 'Dezimal', note: 'Nie ein Exponent.' },
  scientific: { name: 'Wissen\u00adschaftlich', note: 'Immer ein Exponent.' },
}
export const DIGITS = 'Stellen'
export const AS_MANY_AS_THERE_ARE = 'Automatisch'
export const significant = (digits: number) =>
  plural(digits, { one: '# signifikante Stelle', other: '# signifikante Stellen' })
