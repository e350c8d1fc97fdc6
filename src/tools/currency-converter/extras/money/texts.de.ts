import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 9cebd9b1b39a
import { figure } from '#lib/writing.en'

export const FEE_LABEL = 'Kartengebühr in Prozent'
export const WRONG_FEE = 'Gib einen Prozentsatz von 0 bis 100 ein'

export const INVERSE = 'Umgekehrter Kurs'
export const PAID = 'Auf Cent gerundet'
export const ALL_DIGITS = 'Volle Genauigkeit'
export const feeOf = (percent: string | null) =>
  percent === null ? 'Gebühr' : `Gebühr von ${figure(percent)}\u00a0%`
export const WITH_FEE = 'Mit Gebühr'
export const NONE = '–'

export const totalWithFee = (total: string) => `Mit Gebühr: ${total}`
