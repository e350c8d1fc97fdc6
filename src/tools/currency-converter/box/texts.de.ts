import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 62dc1ae92156
import { figure } from '#lib/writing.en'

export const RATES_LOADING = 'Die gespeicherten Kurse werden geladen.'
export const NO_PAIR = 'Die gespeicherten Kurse haben dieses Paar nicht.'
export const RATES_FAILED = 'Die gespeicherten Kurse konnten nicht geladen werden.'

export const ONE_OF_SEVERAL =
  'Mehrere Währungen heißen so: Schreib auch das Land oder den Code dazu.'
export const CENTS =
  'Das gibt es in mehreren Währungen: Schreib es als Teil von einer, etwa 0,50 USD.'
export const NOT_POSITIVE = 'Null oder weniger wird nicht umgerechnet.'
export const SAME_TWICE = 'Nenne zwei verschiedene Währungen.'

export const readAs = (plain: string) => `Gelesen als ${figure(plain)}`

export const linesShown = (shown: number, all: number) =>
  `${shown} von ${all} gezeigt, kopiert werden alle`
export const rateNote = (from: string, rate: string, to: string) =>
  `Kurs: 1\u00a0${from} = ${figure(rate)}\u00a0${to}`
export const asPaid = (amount: string) => `Bezahlt werden ${amount}`
export const IN_FIRST = 'In der ersten der Währungen'
export const NEW = 'neue'
