import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 504e916efbb6
import { figure } from '#lib/writing.en'
import type { ShownDistance } from './domain'

const DISTANCES: Readonly<Record<ShownDistance['kind'], (plain: string) => string>> = {
  percent: (plain) => `${plain}\u00a0%`,
  times: (plain) => `den Faktor ${figure(plain)}`,
  'over-thousand': () => 'mehr als den Faktor 1.000',
}

export const warning = ({ kind, plain }: ShownDistance, date: string, equation: string) =>
  `Dieser Kurs weicht um ${DISTANCES[kind](plain)} vom Kurs am ${date} (${equation}) ab. Vergleich ihn anderswo, bevor du dich darauf verlässt.`
